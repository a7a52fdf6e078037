-- Up Migration

-- What a row of these tables must be, as a domain over the row. PostgreSQL reads the text of a table's own CHECKs anew for
-- each statement that writes it: the 38 of an order were half of what writing one cost. Those of a domain it reads once
-- for each connection. The rules are the same, under the same names; 0172 drops them where they were.
-- Tables stand in the order in which placing an order locks them. Owners: server/accounts, server/checkout,
-- server/catalogue, server/orders, server/wallet, server/notifications, server/messages.

CREATE DOMAIN account_row AS accounts
  CONSTRAINT accounts_address_check CHECK ((VALUE).address <> '')
  CONSTRAINT accounts_email_check CHECK ((VALUE).email = lower((VALUE).email) AND (VALUE).email <> '')
  CONSTRAINT accounts_erased CHECK (
    (VALUE).deleted_at IS NULL
    OR num_nonnulls(
      (VALUE).middle_name, (VALUE).last_name, (VALUE).email, (VALUE).phone_number, (VALUE).gender_id,
      (VALUE).date_of_birth, (VALUE).address
    ) = 0
  )
  CONSTRAINT accounts_first_name_check CHECK ((VALUE).first_name <> '')
  CONSTRAINT accounts_gender_id_check CHECK ((VALUE).gender_id > 0)
  CONSTRAINT accounts_last_name_check CHECK ((VALUE).last_name <> '')
  CONSTRAINT accounts_middle_name_check CHECK ((VALUE).middle_name <> '')
  CONSTRAINT accounts_password_hash_check CHECK (starts_with((VALUE).password_hash, '$argon2id$'))
  CONSTRAINT accounts_phone_number_check CHECK ((VALUE).phone_number ~ '^\+234[0-9]{10}$')
  CONSTRAINT accounts_reachable CHECK (
    (VALUE).deleted_at IS NOT NULL
    OR (VALUE).email IS NOT NULL
    OR (VALUE).phone_number IS NOT NULL
  )
  CONSTRAINT accounts_since CHECK (
    ((VALUE).email IS NOT NULL OR (VALUE).email_since IS NULL)
    AND ((VALUE).phone_number IS NOT NULL OR (VALUE).phone_number_since IS NULL)
  )
  CONSTRAINT accounts_slug_check CHECK ((VALUE).slug ~ '^[a-z0-9]{12}$')
  CONSTRAINT accounts_unconfirmed_kobo_check CHECK ((VALUE).unconfirmed_kobo >= 0)
  CONSTRAINT accounts_wallet_limit_kobo_check CHECK ((VALUE).wallet_limit_kobo >= 0);
ALTER TABLE accounts
  ADD CONSTRAINT accounts_row CHECK ((accounts.*)::account_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN checkout_key_row AS checkout_keys
  CONSTRAINT checkout_keys_body_hash_check CHECK (length((VALUE).body_hash) = 32)
  CONSTRAINT checkout_keys_key_check CHECK (length((VALUE).key) >= 1 AND length((VALUE).key) <= 255);
ALTER TABLE checkout_keys
  ADD CONSTRAINT checkout_keys_row CHECK ((checkout_keys.*)::checkout_key_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN stock_row AS stock
  CONSTRAINT stock_held_check CHECK ((VALUE).held >= 0)
  CONSTRAINT stock_newcomers_within_held CHECK (
    (VALUE).held_by_newcomers >= 0
    AND (VALUE).held_by_newcomers <= (VALUE).held
  )
  CONSTRAINT stock_not_oversold CHECK ((VALUE).held <= (VALUE).on_hand)
  CONSTRAINT stock_on_hand_check CHECK ((VALUE).on_hand >= 0);
ALTER TABLE stock
  ADD CONSTRAINT stock_row CHECK ((stock.*)::stock_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN order_row AS orders
  CONSTRAINT orders_carrier_name_check CHECK ((VALUE).carrier_name <> '')
  CONSTRAINT orders_city_check CHECK ((VALUE).city <> '')
  CONSTRAINT orders_coupon_at_most_sub_total CHECK (
    (VALUE).coupon_kobo >= 0
    AND (VALUE).coupon_kobo <= (VALUE).sub_total_kobo
  )
  CONSTRAINT orders_coupon_code_check CHECK ((VALUE).coupon_code <> '')
  CONSTRAINT orders_coupon_whole CHECK (((VALUE).coupon_code IS NULL) = ((VALUE).coupon_kobo = 0))
  CONSTRAINT orders_delivered_is_paid CHECK (
    ((VALUE).status NOT IN ('PROCESSING', 'IN TRANSIT', 'DELIVERED'))
    OR (VALUE).payment_status = 'PAID'
    OR (VALUE).status = 'PROCESSING' AND (VALUE).payment_code = 'pay-on-pickup'
  )
  CONSTRAINT orders_delivery_time_check CHECK ((VALUE).delivery_time <> '')
  CONSTRAINT orders_ended_is_free CHECK ((VALUE).status <> 'CANCELLED' OR (VALUE).stock_state = 'free')
  CONSTRAINT orders_go_somewhere CHECK (
    (VALUE).shipping_code = 'pick-up'
    OR num_nulls((VALUE).recipient, (VALUE).phone, (VALUE).street, (VALUE).state) = 0
  )
  CONSTRAINT orders_have_an_end CHECK (
    ((VALUE).payment_code = 'flutterwave') = ((VALUE).pay_until IS NOT NULL)
    AND ((VALUE).payment_code = 'pay-on-pickup') = ((VALUE).pickup_until IS NOT NULL)
  )
  CONSTRAINT orders_held_by_hold CHECK ((VALUE).stock_state <> 'held' OR (VALUE).hold <> 'none')
  CONSTRAINT orders_hold_check CHECK ((VALUE).hold IN ('whole', 'share', 'none'))
  CONSTRAINT orders_landmark_check CHECK ((VALUE).landmark <> '')
  CONSTRAINT orders_lg_check CHECK ((VALUE).lg <> '')
  CONSTRAINT orders_moved_by_check CHECK ((VALUE).moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$')
  CONSTRAINT orders_order_code_check CHECK ((VALUE).order_code ~ '^[2-9A-HJKMNP-TV-Z]{10}$')
  CONSTRAINT orders_paid_is_sold CHECK ((VALUE).payment_status <> 'PAID' OR (VALUE).stock_state = 'sold')
  CONSTRAINT orders_payment_code_check CHECK ((VALUE).payment_code IN ('wallets', 'flutterwave', 'pay-on-pickup'))
  CONSTRAINT orders_payment_status_check CHECK ((VALUE).payment_status IN ('PENDING', 'PAID', 'FAILED', 'REFUNDED'))
  CONSTRAINT orders_phone_check CHECK ((VALUE).phone ~ '^\+234[0-9]{10}$')
  CONSTRAINT orders_phone_hash_check CHECK (length((VALUE).phone_hash) = 32)
  CONSTRAINT orders_pickup_at_store CHECK ((VALUE).payment_code <> 'pay-on-pickup' OR (VALUE).shipping_code = 'pick-up')
  CONSTRAINT orders_product_count_check CHECK ((VALUE).product_count > 0)
  CONSTRAINT orders_quote_id_check CHECK ((VALUE).quote_id <> '')
  CONSTRAINT orders_range_hash_check CHECK (length((VALUE).range_hash) = 32)
  CONSTRAINT orders_recipient_check CHECK ((VALUE).recipient <> '')
  CONSTRAINT orders_refunded_at_most_total CHECK (
    (VALUE).refunded_kobo >= 0
    AND (VALUE).refunded_kobo <= (VALUE).total_kobo
  )
  CONSTRAINT orders_refunded_is_recorded CHECK (
    (VALUE).payment_status <> 'REFUNDED'
    OR (VALUE).refunded_kobo = (VALUE).total_kobo
  )
  CONSTRAINT orders_shipping_code_check CHECK ((VALUE).shipping_code IN ('carrier', 'public-transport', 'pick-up'))
  CONSTRAINT orders_shipping_kobo_check CHECK ((VALUE).shipping_kobo >= 0)
  CONSTRAINT orders_shipping_method_check CHECK ((VALUE).shipping_method <> '')
  CONSTRAINT orders_state_check CHECK ((VALUE).state <> '')
  CONSTRAINT orders_status_check CHECK (
    (VALUE).status IN ('PENDING', 'PROCESSING', 'IN TRANSIT', 'DELIVERED', 'CANCELLED', 'REFUNDED')
  )
  CONSTRAINT orders_stock_state_check CHECK ((VALUE).stock_state IN ('held', 'sold', 'free'))
  CONSTRAINT orders_street_check CHECK ((VALUE).street <> '')
  CONSTRAINT orders_sub_total_kobo_check CHECK ((VALUE).sub_total_kobo > 0)
  CONSTRAINT orders_total_adds_up CHECK (
    (VALUE).total_kobo > 0
    AND (VALUE).total_kobo = ((VALUE).sub_total_kobo + (VALUE).shipping_kobo - (VALUE).coupon_kobo)
  )
  CONSTRAINT orders_traced_while_unpaid CHECK (
    num_nonnulls((VALUE).range_hash, (VALUE).phone_hash) = 0
    OR (VALUE).payment_status IN ('PENDING', 'FAILED')
      AND (VALUE).status IN ('PENDING', 'PROCESSING') AND (VALUE).hold <> 'none'
  );
ALTER TABLE orders
  ADD CONSTRAINT orders_row CHECK ((orders.*)::order_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN order_line_row AS order_lines
  CONSTRAINT order_lines_amount_kobo_check CHECK ((VALUE).amount_kobo > 0)
  CONSTRAINT order_lines_coupon_at_most_price CHECK (
    (VALUE).coupon_kobo >= 0
    AND (VALUE).coupon_kobo <= ((VALUE).amount_kobo * (VALUE).quantity)
  )
  CONSTRAINT order_lines_images_check CHECK (jsonb_typeof((VALUE).images) = 'array')
  CONSTRAINT order_lines_name_check CHECK ((VALUE).name <> '')
  CONSTRAINT order_lines_options_check CHECK (cardinality((VALUE).options) <= 5)
  CONSTRAINT order_lines_position_check CHECK ((VALUE).position >= 0)
  CONSTRAINT order_lines_quantity_check CHECK ((VALUE).quantity >= 1 AND (VALUE).quantity <= 10000)
  CONSTRAINT order_lines_weight_grams_check CHECK ((VALUE).weight_grams > 0);
ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_row CHECK ((order_lines.*)::order_line_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN wallet_transaction_row AS wallet_transactions
  CONSTRAINT wallet_transactions_key_check CHECK ((VALUE).key <> '')
  CONSTRAINT wallet_transactions_kind_check CHECK (
    (VALUE).kind IN ('deposit', 'purchase', 'refund', 'card_in', 'card_out', 'till_in')
  )
  CONSTRAINT wallet_transactions_reference_check CHECK ((VALUE).reference <> '')
  CONSTRAINT wallet_transactions_whose CHECK (
    ((VALUE).kind IN ('card_in', 'card_out', 'till_in')) = ((VALUE).account_id IS NULL)
  );
ALTER TABLE wallet_transactions
  ADD CONSTRAINT wallet_transactions_row CHECK ((wallet_transactions.*)::wallet_transaction_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN wallet_entry_row AS wallet_entries
  CONSTRAINT wallet_entries_amount_kobo_check CHECK ((VALUE).amount_kobo <> 0)
  CONSTRAINT wallet_entries_book_check CHECK (
    (VALUE).book IN ('wallet', 'bank', 'card', 'till', 'sales', 'charges', 'suspense')
  )
  CONSTRAINT wallet_entries_whose CHECK (((VALUE).book = 'wallet') = ((VALUE).account_id IS NOT NULL));
ALTER TABLE wallet_entries
  ADD CONSTRAINT wallet_entries_row CHECK ((wallet_entries.*)::wallet_entry_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN notification_row AS notifications
  CONSTRAINT notifications_content_check CHECK ((VALUE).content <> '')
  CONSTRAINT notifications_reference_check CHECK ((VALUE).reference <> '')
  CONSTRAINT notifications_type_check CHECK ((VALUE).type IN ('verification', 'deposit', 'order'));
ALTER TABLE notifications
  ADD CONSTRAINT notifications_row CHECK ((notifications.*)::notification_row IS DISTINCT FROM NULL) NOT VALID;

CREATE DOMAIN message_row AS messages
  CONSTRAINT messages_channel_check CHECK ((VALUE).channel IN ('sms', 'whatsapp', 'email'))
  CONSTRAINT messages_contact_check CHECK ((VALUE).contact ~ '^\+[0-9]{8,15}$' OR (VALUE).contact ~ '^[^@\s]+@[^@\s]+$')
  CONSTRAINT messages_explained CHECK ((VALUE).state <> 'dead' OR (VALUE).reason IS NOT NULL)
  CONSTRAINT messages_fillable CHECK ((VALUE).state <> 'waiting' OR (VALUE).sealed_values IS NOT NULL)
  CONSTRAINT messages_state_check CHECK ((VALUE).state IN ('waiting', 'sent', 'delivered', 'dead'))
  CONSTRAINT messages_wiped CHECK (((VALUE).state IN ('waiting', 'sent')) OR (VALUE).sealed_values IS NULL);
ALTER TABLE messages
  ADD CONSTRAINT messages_row CHECK ((messages.*)::message_row IS DISTINCT FROM NULL) NOT VALID;
