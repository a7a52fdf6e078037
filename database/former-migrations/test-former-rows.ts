/** Rows in every table of the last former migration whose names or values are carried over. */
export const formerRows = `
  INSERT INTO accounts (slug, first_name, email, password_hash, created_at)
    VALUES ('aaaaaaaaaaaa', 'Ada', 'ada@example.com', '$argon2id$', '2026-10-01');
  INSERT INTO account_tries VALUES ('account 1', 2, 1, '2026-10-02');
  INSERT INTO account_codes (purpose, contact, issue, sent_at, expires_at, tries)
    VALUES ('reset', 'ada@example.com', decode(md5('a'), 'hex'), '2026-10-01', '2026-10-02', 3);

  INSERT INTO sellers (name, slug) VALUES ('A seller', 'a-seller');
  INSERT INTO brands (name, slug, picture_hash) VALUES ('Binatone', 'binatone', repeat('0', 64));
  INSERT INTO categories (id, parent_id, name, slug, is_visible, position, picture_hash) VALUES
    (1, NULL, 'Home', 'home', true, 0, repeat('0', 64)),
    (2, 1, 'Kettles', 'kettles', true, 0, repeat('0', 64));
  INSERT INTO products (p_slug, code, name, category_id, parent_category_id, brand_id, seller_id, form,
    is_fixed, amount_kobo, weight_grams, key_features, description_html, popularity, created_at)
  VALUES
    ('kettle', 'K-1', 'Kettle', 2, 1, 1, 1, 'kettle', true, 100000, 900, '', '', 5, '2026-10-01'),
    ('jug', 'J-1', 'Jug', 2, 1, 1, 1, 'jug', true, 200000, 900, '', '', 7, '2026-10-01');
  INSERT INTO stock (product_id, on_hand) VALUES (1, 10), (2, 0);
  INSERT INTO product_images (product_id, position, hash, width, height, ground, alt) VALUES
    (1, 0, repeat('a', 64), 600, 600, '#f3ead9', 'In front'),
    (1, 1, repeat('b', 64), 600, 400, '#0f4f54', 'From above');
  SELECT rebuild_search();

  INSERT INTO orders (order_code, account_id, status, payment_code, payment_status, stock_state,
    product_count, sub_total_kobo, shipping_kobo, total_kobo, shipping_code, shipping_method, placed_at,
    pay_until, moved_at, moved_by)
  VALUES ('AAAAAAAAAA', 1, 'PROCESSING', 'flutterwave', 'PAID', 'sold', 2, 300000, 0, 300000, 'pick-up',
    'Pick up', '2026-10-02', '2026-10-03', '2026-10-02', 'payment');
  INSERT INTO order_lines (order_id, position, product_id, quantity, p_slug, name, amount_kobo,
    weight_grams, options, images)
  VALUES
    (1, 0, 1, 1, 'kettle', 'Kettle', 100000, 900, '{}', '[
      {"id": 1, "hash": "a", "width": 600, "height": 600, "ground": "#f3ead9", "alt": "ground"},
      {"id": 2, "hash": "b", "width": 600, "height": 400, "ground": "#0f4f54", "alt": "From above"}]'),
    (1, 1, 2, 1, 'jug', 'Jug', 200000, 900, '{}', '[]');
  INSERT INTO product_reviews (product_id, rating, caption, details, shown_name, is_anonymous,
    created_at, updated_at)
  VALUES (1, 5, 'Good', 'It boils.', 'Ada', false, '2026-10-04', '2026-10-04');
  INSERT INTO order_reviews (order_id, account_id, rating, caption, details, shown_name, is_anonymous,
    created_at)
  VALUES (1, 1, 4, 'Good', 'It came.', 'Ada', true, '2026-10-04');
  INSERT INTO coupons (code, percent, most_uses, most_uses_each, used, starts_at)
  VALUES ('TEN', 10, 5, 1, 1, '2026-10-01');
  INSERT INTO checkout_keys (account_id, key, body_hash, order_code, kept_at)
  VALUES (1, 'first', sha256(''), 'AAAAAAAAAA', '2026-10-02');

  INSERT INTO location_states (name, iso_code, capital) VALUES ('Oyo', 'NG-OY', 'Ibadan');
  INSERT INTO location_lgas (state_id, name) VALUES (1, 'Egbeda');
  INSERT INTO delivery_quotes (id, account_id, cart_hash, state_id, lga_id, parcel, provider_rate_id,
    carrier_reference, carrier_name, carrier_logo, fee_kobo, delivery_time, made_at, expires_at)
  VALUES (repeat('q', 22), 1, sha256(''), 1, 1, '{}', 'RT-1', 'CA-1', 'A carrier', '', 100, '2 days',
    '2026-10-02', '2026-10-03');
  INSERT INTO delivery_shipments (order_id, order_code, state, parcel, carrier_reference, tries,
    next_try_at, requested_at)
  VALUES (1, 'AAAAAAAAAA', 'waiting', '{}', 'CA-1', 2, '2026-10-02', '2026-10-02');
  INSERT INTO delivery_parcel_news (provider_id, key, status, received_at)
  VALUES ('SH-1', 'one', 'delivered', '2026-10-03');

  INSERT INTO payments (order_id, account_id, order_code, tx_ref, amount_kobo, created_at, moved_at,
    expires_at, asked_at)
  VALUES (1, 1, 'AAAAAAAAAA', 'one', 300000, '2026-10-02', '2026-10-02', '2026-10-03', '2026-10-02');
  UPDATE payments SET status = 'paid', transaction_id = '7', received_kobo = 300000;
  INSERT INTO payment_findings (payment_id, transaction_id, finding, detail, found_at)
  VALUES (1, '8', 'second', 'Paid twice', '2026-10-02');
  INSERT INTO payment_strays (payment_id, transaction_id, amount, currency, came_at)
  VALUES (1, '8', 300000, 'NGN', '2026-10-02');
  INSERT INTO payment_refunds (payment_id, amount_kobo, reason, key, tries, next_try_at, created_at,
    wanted_at, stray_id)
  VALUES
    (1, 100, 'returned', 'one', 0, '2026-10-03', '2026-10-03', '2026-10-03', NULL),
    (1, 300000, 'nobody', 'two', 1, '2026-10-03', '2026-10-03', '2026-10-03', 1);
  INSERT INTO wallets (account_id) VALUES (1);
  INSERT INTO wallet_bank_accounts (account_id, reference, requested_at, look_at, is_unwanted, tries,
    next_try_at)
  VALUES (1, 'wallet-1', '2026-10-02', '2026-10-03', true, 4, '2026-10-02');
  INSERT INTO wallet_deposits (reference, transaction_reference, account_reference, amount_kobo,
    currency, state, reason, told_at, settled_at)
  VALUES
    ('D1', 'T1', 'wallet-1', 100, 'NGN', 'told', NULL, '2026-10-02', NULL),
    ('D2', 'T2', 'wallet-1', 100, 'NGN', 'credited', NULL, '2026-10-02', '2026-10-02'),
    ('D3', 'T3', 'wallet-1', 100, 'NGN', 'review', 'told of another amount', '2026-10-02', '2026-10-02');

  INSERT INTO identity_checks (account_id, state, consent_words, consent_at, asked_at)
  VALUES (1, 'asking', 'I agree.', '2026-10-02', '2026-10-02');
  INSERT INTO help_letters (first_name, last_name, email, message, created_at)
  VALUES ('Ada', 'Obi', 'ada@example.com', 'Hello', '2026-10-02');
  INSERT INTO messages (reference, contact, channel, template, sealed_values, state, tries, next_try_at,
    expires_at, created_at)
  VALUES
    (gen_random_uuid(), 'ada@example.com', 'email', 'order_kept', 'a', 'waiting', 2, '2026-10-02',
      '2026-10-03', '2026-10-02'),
    (gen_random_uuid(), 'ada@example.com', 'email', 'order_paid', NULL, 'delivered', 1, '2026-10-02',
      '2026-10-03', '2026-10-02');
  INSERT INTO messages_reports VALUES ('SMS-1', 'Delivered', '2026-10-02')`
