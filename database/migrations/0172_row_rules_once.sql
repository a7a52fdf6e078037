-- Up Migration

-- Each rule stands in the domain of its row now (0170), and is checked once. Owners: server/accounts, server/checkout,
-- server/catalogue, server/orders, server/wallet, server/notifications, server/messages.

ALTER TABLE accounts
  DROP CONSTRAINT accounts_address_check,
  DROP CONSTRAINT accounts_email_check,
  DROP CONSTRAINT accounts_erased,
  DROP CONSTRAINT accounts_first_name_check,
  DROP CONSTRAINT accounts_gender_id_check,
  DROP CONSTRAINT accounts_last_name_check,
  DROP CONSTRAINT accounts_middle_name_check,
  DROP CONSTRAINT accounts_password_hash_check,
  DROP CONSTRAINT accounts_phone_number_check,
  DROP CONSTRAINT accounts_reachable,
  DROP CONSTRAINT accounts_since,
  DROP CONSTRAINT accounts_slug_check,
  DROP CONSTRAINT accounts_unconfirmed_kobo_check,
  DROP CONSTRAINT accounts_wallet_limit_kobo_check;

ALTER TABLE checkout_keys
  DROP CONSTRAINT checkout_keys_body_hash_check,
  DROP CONSTRAINT checkout_keys_key_check;

ALTER TABLE stock
  DROP CONSTRAINT stock_held_check,
  DROP CONSTRAINT stock_newcomers_within_held,
  DROP CONSTRAINT stock_not_oversold,
  DROP CONSTRAINT stock_on_hand_check;

ALTER TABLE orders
  DROP CONSTRAINT orders_carrier_name_check,
  DROP CONSTRAINT orders_city_check,
  DROP CONSTRAINT orders_coupon_at_most_sub_total,
  DROP CONSTRAINT orders_coupon_code_check,
  DROP CONSTRAINT orders_coupon_whole,
  DROP CONSTRAINT orders_delivered_is_paid,
  DROP CONSTRAINT orders_delivery_time_check,
  DROP CONSTRAINT orders_ended_is_free,
  DROP CONSTRAINT orders_go_somewhere,
  DROP CONSTRAINT orders_have_an_end,
  DROP CONSTRAINT orders_held_by_hold,
  DROP CONSTRAINT orders_hold_check,
  DROP CONSTRAINT orders_landmark_check,
  DROP CONSTRAINT orders_lg_check,
  DROP CONSTRAINT orders_moved_by_check,
  DROP CONSTRAINT orders_order_code_check,
  DROP CONSTRAINT orders_paid_is_sold,
  DROP CONSTRAINT orders_payment_code_check,
  DROP CONSTRAINT orders_payment_status_check,
  DROP CONSTRAINT orders_phone_check,
  DROP CONSTRAINT orders_phone_hash_check,
  DROP CONSTRAINT orders_pickup_at_store,
  DROP CONSTRAINT orders_product_count_check,
  DROP CONSTRAINT orders_quote_id_check,
  DROP CONSTRAINT orders_range_hash_check,
  DROP CONSTRAINT orders_recipient_check,
  DROP CONSTRAINT orders_refunded_at_most_total,
  DROP CONSTRAINT orders_refunded_is_recorded,
  DROP CONSTRAINT orders_shipping_code_check,
  DROP CONSTRAINT orders_shipping_kobo_check,
  DROP CONSTRAINT orders_shipping_method_check,
  DROP CONSTRAINT orders_state_check,
  DROP CONSTRAINT orders_status_check,
  DROP CONSTRAINT orders_stock_state_check,
  DROP CONSTRAINT orders_street_check,
  DROP CONSTRAINT orders_sub_total_kobo_check,
  DROP CONSTRAINT orders_total_adds_up,
  DROP CONSTRAINT orders_traced_while_unpaid;

ALTER TABLE order_lines
  DROP CONSTRAINT order_lines_amount_kobo_check,
  DROP CONSTRAINT order_lines_coupon_at_most_price,
  DROP CONSTRAINT order_lines_images_check,
  DROP CONSTRAINT order_lines_name_check,
  DROP CONSTRAINT order_lines_options_check,
  DROP CONSTRAINT order_lines_position_check,
  DROP CONSTRAINT order_lines_quantity_check,
  DROP CONSTRAINT order_lines_weight_grams_check;

ALTER TABLE wallet_transactions
  DROP CONSTRAINT wallet_transactions_key_check,
  DROP CONSTRAINT wallet_transactions_kind_check,
  DROP CONSTRAINT wallet_transactions_reference_check,
  DROP CONSTRAINT wallet_transactions_whose;

ALTER TABLE wallet_entries
  DROP CONSTRAINT wallet_entries_amount_kobo_check,
  DROP CONSTRAINT wallet_entries_book_check,
  DROP CONSTRAINT wallet_entries_whose;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_content_check,
  DROP CONSTRAINT notifications_reference_check,
  DROP CONSTRAINT notifications_type_check;

ALTER TABLE messages
  DROP CONSTRAINT messages_channel_check,
  DROP CONSTRAINT messages_contact_check,
  DROP CONSTRAINT messages_explained,
  DROP CONSTRAINT messages_fillable,
  DROP CONSTRAINT messages_state_check,
  DROP CONSTRAINT messages_wiped;
