-- The database after all migrations. Written by 'npm run schema'; a check compares it.

-- accounts

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  first_name text NOT NULL,
  middle_name text,
  last_name text,
  email text,
  phone_number text,
  password_hash text NOT NULL,
  gender_id smallint,
  date_of_birth date,
  address text,
  is_staff boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  email_since timestamp with time zone,
  phone_number_since timestamp with time zone,
  wallet_limit_kobo bigint DEFAULT 5000000 NOT NULL,
  undone_at timestamp with time zone,
  unconfirmed_kobo bigint DEFAULT 0 NOT NULL,
  unconfirmed_from timestamp with time zone,
  unproved_number text,
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_email_key UNIQUE (email),
  CONSTRAINT accounts_phone_number_key UNIQUE (phone_number),
  CONSTRAINT accounts_slug_key UNIQUE (slug),
  CONSTRAINT accounts_row CHECK (accounts.*::account_row IS DISTINCT FROM NULL)
) WITH (fillfactor=85);
CREATE INDEX accounts_names ON accounts USING gin (to_tsvector('simple'::regconfig, search_fold((first_name || ' '::text) || COALESCE(last_name, ''::text)))) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX accounts_unproved_number ON accounts USING btree (unproved_number) WHERE unproved_number IS NOT NULL;
CREATE DOMAIN account_row AS accounts
  CONSTRAINT accounts_address_check CHECK ((VALUE).address <> ''::text)
  CONSTRAINT accounts_email_check CHECK ((VALUE).email = lower((VALUE).email) AND (VALUE).email <> ''::text)
  CONSTRAINT accounts_erased CHECK ((VALUE).deleted_at IS NULL OR num_nonnulls((VALUE).middle_name, (VALUE).last_name, (VALUE).email, (VALUE).phone_number, (VALUE).unproved_number, (VALUE).gender_id, (VALUE).date_of_birth, (VALUE).address) = 0)
  CONSTRAINT accounts_first_name_check CHECK ((VALUE).first_name <> ''::text)
  CONSTRAINT accounts_gender_id_check CHECK ((VALUE).gender_id > 0)
  CONSTRAINT accounts_last_name_check CHECK ((VALUE).last_name <> ''::text)
  CONSTRAINT accounts_middle_name_check CHECK ((VALUE).middle_name <> ''::text)
  CONSTRAINT accounts_password_hash_check CHECK (starts_with((VALUE).password_hash, '$argon2id$'::text))
  CONSTRAINT accounts_phone_number_check CHECK ((VALUE).phone_number ~ '^\+234[0-9]{10}$'::text)
  CONSTRAINT accounts_reachable CHECK ((VALUE).deleted_at IS NOT NULL OR num_nonnulls((VALUE).email, (VALUE).phone_number, (VALUE).unproved_number) > 0)
  CONSTRAINT accounts_since CHECK (((VALUE).email IS NOT NULL OR (VALUE).email_since IS NULL) AND ((VALUE).phone_number IS NOT NULL OR (VALUE).phone_number_since IS NULL))
  CONSTRAINT accounts_slug_check CHECK ((VALUE).slug ~ '^[a-z0-9]{12}$'::text)
  CONSTRAINT accounts_unconfirmed_kobo_check CHECK ((VALUE).unconfirmed_kobo >= 0)
  CONSTRAINT accounts_unproved_number_check CHECK ((VALUE).unproved_number ~ '^\+234[0-9]{10}$'::text)
  CONSTRAINT accounts_wallet_limit_kobo_check CHECK ((VALUE).wallet_limit_kobo >= 0);

CREATE UNLOGGED TABLE account_attempts (
  key text NOT NULL,
  wrong integer NOT NULL,
  succeeded integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT account_attempts_pkey PRIMARY KEY (key),
  CONSTRAINT account_attempts_succeeded_check CHECK (succeeded >= 0),
  CONSTRAINT account_attempts_wrong_check CHECK (wrong >= 0)
);
CREATE INDEX account_attempts_end ON account_attempts USING btree (ends_at);

CREATE UNLOGGED TABLE account_challenges (
  challenge bytea NOT NULL,
  purpose text NOT NULL,
  requester text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_challenges_pkey PRIMARY KEY (challenge),
  CONSTRAINT account_challenges_challenge_check CHECK (length(challenge) = 32),
  CONSTRAINT account_challenges_purpose_check CHECK (purpose = ANY (ARRAY['add'::text, 'confirm'::text, 'log-in'::text, 'second-factor'::text])),
  CONSTRAINT account_challenges_requester_check CHECK (requester <> ''::text)
);
CREATE INDEX account_challenges_expiry ON account_challenges USING btree (expires_at);

CREATE TABLE account_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  email text,
  email_since timestamp with time zone,
  phone_number text,
  phone_number_since timestamp with time zone,
  password_hash text NOT NULL,
  CONSTRAINT account_changes_pkey PRIMARY KEY (id),
  CONSTRAINT account_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_changes_kind_check CHECK (kind = ANY (ARRAY['password'::text, 'phone_number'::text, 'second_factor'::text]))
);
CREATE INDEX account_changes_account ON account_changes USING btree (account_id, id);
CREATE INDEX account_changes_age ON account_changes USING btree (changed_at);

CREATE TABLE account_codes (
  purpose text NOT NULL,
  contact text NOT NULL,
  issue bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  used_at timestamp with time zone,
  device bytea DEFAULT '\x'::bytea NOT NULL,
  requester bytea NOT NULL,
  requester_range text NOT NULL,
  neighbour_attempts smallint DEFAULT 0 NOT NULL,
  other_attempts smallint DEFAULT 0 NOT NULL,
  is_long boolean NOT NULL,
  digits_expire_at timestamp with time zone NOT NULL,
  wait_until timestamp with time zone NOT NULL,
  messages smallint DEFAULT 0 NOT NULL,
  messages_end_at timestamp with time zone NOT NULL,
  wrong smallint DEFAULT 0 NOT NULL,
  wrong_end_at timestamp with time zone NOT NULL,
  is_confirmed boolean DEFAULT false NOT NULL,
  is_second boolean DEFAULT false NOT NULL,
  CONSTRAINT account_codes_pkey PRIMARY KEY (purpose, contact, device),
  CONSTRAINT account_codes_attempts_check CHECK (attempts >= 0 AND attempts <= 5),
  CONSTRAINT account_codes_device_check CHECK (length(device) = ANY (ARRAY[0, 32])),
  CONSTRAINT account_codes_issue_check CHECK (length(issue) = ANY (ARRAY[16, 20])),
  CONSTRAINT account_codes_messages_check CHECK (messages >= 0),
  CONSTRAINT account_codes_neighbour_attempts_check CHECK (neighbour_attempts >= 0 AND neighbour_attempts <= 5),
  CONSTRAINT account_codes_other_attempts_check CHECK (other_attempts >= 0 AND other_attempts <= 2),
  CONSTRAINT account_codes_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'reset'::text, 'phone'::text, 'confirm'::text, 'login'::text])),
  CONSTRAINT account_codes_requester_check CHECK (length(requester) = ANY (ARRAY[0, 32])),
  CONSTRAINT account_codes_wrong_check CHECK (wrong >= 0)
);
CREATE INDEX account_codes_expiry ON account_codes USING btree (expires_at);

CREATE TABLE account_devices (
  account_id bigint NOT NULL,
  device_hash bytea NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  CONSTRAINT account_devices_pkey PRIMARY KEY (account_id, device_hash),
  CONSTRAINT account_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_devices_device_hash_check CHECK (length(device_hash) = 32)
);
CREATE INDEX account_devices_age ON account_devices USING btree (last_used_at);
CREATE INDEX account_devices_device ON account_devices USING btree (device_hash);

CREATE TABLE account_passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT account_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT account_passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT account_passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_passkeys_counter_check CHECK (counter >= 0),
  CONSTRAINT account_passkeys_credential_id_check CHECK (length(credential_id) >= 1 AND length(credential_id) <= 1023),
  CONSTRAINT account_passkeys_name_check CHECK (name <> ''::text),
  CONSTRAINT account_passkeys_public_key_check CHECK (length(public_key) > 0)
);
CREATE INDEX account_passkeys_account ON account_passkeys USING btree (account_id, id);

CREATE TABLE account_pending_logins (
  token_hash bytea NOT NULL,
  account_id bigint NOT NULL,
  password_digest bytea NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_pending_logins_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_pending_logins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_pending_logins_attempts_check CHECK (attempts >= 0 AND attempts <= 5),
  CONSTRAINT account_pending_logins_password_digest_check CHECK (length(password_digest) = 32),
  CONSTRAINT account_pending_logins_token_hash_check CHECK (length(token_hash) = 32)
);
CREATE INDEX account_pending_logins_account ON account_pending_logins USING btree (account_id);
CREATE INDEX account_pending_logins_expiry ON account_pending_logins USING btree (expires_at);

CREATE TABLE account_recovery_codes (
  account_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT account_recovery_codes_pkey PRIMARY KEY (account_id, code_hash),
  CONSTRAINT account_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_recovery_codes_code_hash_check CHECK (length(code_hash) = 32)
);

CREATE TABLE account_resets (
  token_hash bytea NOT NULL,
  contact text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_resets_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_resets_token_hash_check CHECK (length(token_hash) = 32)
);
CREATE INDEX account_resets_expiry ON account_resets USING btree (expires_at);

CREATE TABLE account_second_factors (
  account_id bigint NOT NULL,
  required_since timestamp with time zone,
  totp_secret bytea,
  totp_step bigint,
  totp_since timestamp with time zone,
  wrong_codes smallint DEFAULT 0 NOT NULL,
  wrong_codes_until timestamp with time zone,
  new_totp_secret bytea,
  new_totp_at timestamp with time zone,
  CONSTRAINT account_second_factors_pkey PRIMARY KEY (account_id),
  CONSTRAINT account_second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_second_factors_check CHECK ((totp_secret IS NULL) = (totp_step IS NULL)),
  CONSTRAINT account_second_factors_check1 CHECK ((totp_secret IS NULL) = (totp_since IS NULL)),
  CONSTRAINT account_second_factors_check2 CHECK (totp_secret IS NULL OR required_since IS NOT NULL),
  CONSTRAINT account_second_factors_check3 CHECK ((new_totp_secret IS NULL) = (new_totp_at IS NULL)),
  CONSTRAINT account_second_factors_new_totp_secret_check CHECK (length(new_totp_secret) > 0),
  CONSTRAINT account_second_factors_totp_secret_check CHECK (length(totp_secret) > 0),
  CONSTRAINT account_second_factors_totp_step_check CHECK (totp_step > 0),
  CONSTRAINT account_second_factors_wrong_codes_check CHECK (wrong_codes >= 0 AND wrong_codes <= 10)
);

CREATE TABLE account_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT account_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT account_sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT account_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT account_sessions_device_check CHECK (device <> ''::text),
  CONSTRAINT account_sessions_token_hash_check CHECK (length(token_hash) = 32)
);
CREATE INDEX account_sessions_account ON account_sessions USING btree (account_id);
CREATE INDEX account_sessions_expiry ON account_sessions USING btree (expires_at);
CREATE TRIGGER account_sessions_bounded AFTER INSERT ON account_sessions FOR EACH ROW EXECUTE FUNCTION account_sessions_bounded();

CREATE TABLE account_undo_links (
  token_hash bytea NOT NULL,
  change_id bigint NOT NULL,
  CONSTRAINT account_undo_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_undo_links_change_id_fkey FOREIGN KEY (change_id) REFERENCES account_changes(id) ON DELETE CASCADE,
  CONSTRAINT account_undo_links_token_hash_check CHECK (length(token_hash) = 32)
);
CREATE INDEX account_undo_links_change ON account_undo_links USING btree (change_id);

-- approvals

CREATE TABLE approval_allowed_moves (
  from_state text NOT NULL,
  to_state text NOT NULL,
  CONSTRAINT approval_allowed_moves_pkey PRIMARY KEY (from_state, to_state)
);

CREATE TABLE approval_limits (
  name text NOT NULL,
  max_amount bigint NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  CONSTRAINT approval_limits_pkey PRIMARY KEY (name),
  CONSTRAINT approval_limits_changed_by_check CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT approval_limits_max_amount_check CHECK (max_amount >= 0),
  CONSTRAINT approval_limits_name_check CHECK (name = ANY (ARRAY['order-refund'::text, 'day-refund'::text]))
);

CREATE TABLE approval_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  approval_id bigint NOT NULL,
  state text NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  CONSTRAINT approval_moves_pkey PRIMARY KEY (approval_id, id),
  CONSTRAINT approval_moves_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id) ON DELETE CASCADE
);

CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  payload jsonb NOT NULL,
  words jsonb NOT NULL,
  amount_kobo bigint,
  reason text NOT NULL,
  requested_by text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  decided_by text,
  decision text,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  mailed_at timestamp with time zone,
  CONSTRAINT approvals_pkey PRIMARY KEY (id),
  CONSTRAINT approvals_check CHECK (expires_at > requested_at),
  CONSTRAINT approvals_decided CHECK (
CASE state
    WHEN 'waiting'::text THEN num_nonnulls(decided_by, decision) = 0
    WHEN 'approved'::text THEN decided_by IS NOT NULL
    WHEN 'done'::text THEN decided_by IS NOT NULL
    WHEN 'refused'::text THEN num_nulls(decided_by, decision) = 0
    WHEN 'overtaken'::text THEN decision IS NOT NULL
    ELSE decided_by IS NULL
END),
  CONSTRAINT approvals_decided_by_check CHECK (decided_by ~ '^staff:[0-9]+$'::text),
  CONSTRAINT approvals_decision_check CHECK (decision <> ''::text),
  CONSTRAINT approvals_kind CHECK (kind = ANY (ARRAY['refund'::text, 'adjustment'::text])),
  CONSTRAINT approvals_moved_by_check CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT approvals_reason_check CHECK (reason <> ''::text),
  CONSTRAINT approvals_requested_by_check CHECK (requested_by ~ '^(staff|customer):[0-9]+$'::text),
  CONSTRAINT approvals_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text, 'done'::text, 'overtaken'::text])),
  CONSTRAINT approvals_subject_check CHECK (subject ~ '^[a-z-]+:.+$'::text),
  CONSTRAINT approvals_two_people CHECK (decided_by <> requested_by)
);
CREATE INDEX approvals_due ON approvals USING btree (expires_at) WHERE state = 'waiting'::text;
CREATE UNIQUE INDEX approvals_one_waiting ON approvals USING btree (kind, subject) WHERE state = 'waiting'::text;
CREATE TRIGGER approvals_moved AFTER INSERT OR UPDATE ON approvals FOR EACH ROW EXECUTE FUNCTION approvals_moved();
CREATE TRIGGER approvals_stay BEFORE UPDATE OF kind, subject, payload, words, amount_kobo, reason, requested_by, requested_at, expires_at ON approvals FOR EACH STATEMENT EXECUTE FUNCTION approval_stays();

-- audit

CREATE TABLE audit_entries (
  id bigint NOT NULL,
  actor text NOT NULL,
  session_id bigint,
  recorded_at timestamp with time zone NOT NULL,
  call text NOT NULL,
  subject text NOT NULL,
  refused text,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text,
  request_id text,
  key_id integer NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (id),
  CONSTRAINT audit_entries_actor_check CHECK (actor <> ''::text),
  CONSTRAINT audit_entries_after_check CHECK (jsonb_typeof(after) = 'object'::text),
  CONSTRAINT audit_entries_before_check CHECK (jsonb_typeof(before) = 'object'::text),
  CONSTRAINT audit_entries_call_check CHECK (call <> ''::text),
  CONSTRAINT audit_entries_hash_check CHECK (length(hash) = 32),
  CONSTRAINT audit_entries_id_check CHECK (id > 0),
  CONSTRAINT audit_entries_previous_hash_check CHECK (length(previous_hash) = 32),
  CONSTRAINT audit_entries_reason_check CHECK (reason <> ''::text),
  CONSTRAINT audit_entries_refused_check CHECK (refused <> ''::text),
  CONSTRAINT audit_entries_subject_check CHECK (subject ~ '^[a-z-]+:[A-Za-z0-9_.-]+$'::text)
);
CREATE INDEX audit_entries_actor ON audit_entries USING btree (actor, id DESC);
CREATE INDEX audit_entries_call ON audit_entries USING btree (call, id DESC);
CREATE INDEX audit_entries_subject ON audit_entries USING btree (subject, id DESC);
CREATE INDEX audit_entries_time ON audit_entries USING btree (recorded_at);
CREATE TRIGGER audit_entries_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE TABLE audit_head (
  is_head boolean NOT NULL,
  last_id bigint NOT NULL,
  hash bytea NOT NULL,
  reported_at timestamp with time zone,
  CONSTRAINT audit_head_pkey PRIMARY KEY (is_head),
  CONSTRAINT audit_head_hash_check CHECK (length(hash) = 32),
  CONSTRAINT audit_head_is_head_check CHECK (is_head),
  CONSTRAINT audit_head_last_id_check CHECK (last_id >= 0)
);
CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

-- backups

CREATE TABLE backup_runs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  tool text NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  took_ms bigint NOT NULL,
  bytes bigint NOT NULL,
  lost_ms bigint,
  faults integer DEFAULT 0 NOT NULL,
  CONSTRAINT backup_runs_pkey PRIMARY KEY (id),
  CONSTRAINT backup_runs_bytes_check CHECK (bytes >= 0),
  CONSTRAINT backup_runs_faults_check CHECK (faults >= 0),
  CONSTRAINT backup_runs_kind_check CHECK (kind = ANY (ARRAY['backup'::text, 'pictures'::text, 'drill'::text])),
  CONSTRAINT backup_runs_lost_ms_check CHECK (lost_ms >= 0),
  CONSTRAINT backup_runs_took_ms_check CHECK (took_ms >= 0),
  CONSTRAINT backup_runs_tool_check CHECK (tool = ANY (ARRAY['embedded'::text, 'pgbackrest'::text]))
);
CREATE INDEX backup_runs_newest ON backup_runs USING btree (kind, ended_at DESC);

-- badges

CREATE TABLE badges (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  icon_url text NOT NULL,
  min_order integer NOT NULL,
  max_order integer,
  description text NOT NULL,
  CONSTRAINT badges_pkey PRIMARY KEY (id),
  CONSTRAINT badges_name_key UNIQUE (name),
  CONSTRAINT badges_description_check CHECK (description <> ''::text),
  CONSTRAINT badges_icon_url_check CHECK (icon_url ~ '^/([^/\\]|$)'::text),
  CONSTRAINT badges_min_order_check CHECK (min_order > 0),
  CONSTRAINT badges_name_check CHECK (name <> ''::text),
  CONSTRAINT badges_range CHECK (max_order >= min_order),
  CONSTRAINT badges_apart EXCLUDE USING gist (int4range(min_order, max_order, '[]'::text) WITH &&)
);
CREATE TRIGGER badges_announced AFTER INSERT OR DELETE OR UPDATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION announce('badges');
CREATE TRIGGER badges_read_anew AFTER INSERT OR DELETE OR UPDATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION office_orders_read_anew();

-- bulk

CREATE TABLE bulk_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  state text NOT NULL,
  is_undo boolean DEFAULT false NOT NULL,
  columns text[] NOT NULL,
  action jsonb,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  permissions text[] NOT NULL,
  loaded_at timestamp with time zone,
  checked_at timestamp with time zone,
  moved_by bigint,
  moved_at timestamp with time zone NOT NULL,
  applied_at timestamp with time zone,
  changes text[] DEFAULT '{}'::text[] NOT NULL,
  large_price_changes integer DEFAULT 0 NOT NULL,
  worker text,
  worked_until timestamp with time zone,
  layout text DEFAULT 'own'::text NOT NULL,
  left_out text[] DEFAULT '{}'::text[] NOT NULL,
  brand_id integer,
  seller_id integer,
  adds_groups boolean DEFAULT false NOT NULL,
  CONSTRAINT bulk_changes_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_changes_action CHECK ((action IS NOT NULL) = (kind = 'selection'::text)),
  CONSTRAINT bulk_changes_action_check CHECK (jsonb_typeof(action) = 'object'::text),
  CONSTRAINT bulk_changes_checked_first CHECK (checked_at IS NOT NULL OR (state = ANY (ARRAY['checking'::text, 'stopped'::text]))),
  CONSTRAINT bulk_changes_done CHECK (state <> 'done'::text OR NOT is_undo AND applied_at IS NOT NULL),
  CONSTRAINT bulk_changes_kind_check CHECK (kind = ANY (ARRAY['csv'::text, 'selection'::text, 'grid'::text])),
  CONSTRAINT bulk_changes_layout_check CHECK (layout = ANY (ARRAY['own'::text, 'shopify'::text, 'woocommerce'::text])),
  CONSTRAINT bulk_changes_loaded_first CHECK (checked_at IS NULL OR loaded_at IS NOT NULL),
  CONSTRAINT bulk_changes_state_check CHECK (state = ANY (ARRAY['checking'::text, 'ready'::text, 'running'::text, 'done'::text, 'stopped'::text, 'undone'::text])),
  CONSTRAINT bulk_changes_title_check CHECK (title <> ''::text AND length(title) <= 2400),
  CONSTRAINT bulk_changes_undone CHECK (state <> 'undone'::text OR is_undo)
);
CREATE INDEX bulk_changes_at_work ON bulk_changes USING btree (id) WHERE state = ANY (ARRAY['checking'::text, 'running'::text]);
CREATE TRIGGER bulk_changes_move BEFORE UPDATE OF state ON bulk_changes FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION bulk_changes_move();

CREATE TABLE bulk_rows (
  change_id bigint NOT NULL,
  line integer NOT NULL,
  given jsonb NOT NULL,
  product_id integer,
  combination_id integer,
  version integer,
  before jsonb,
  after jsonb,
  outcome text DEFAULT 'waiting'::text NOT NULL,
  reasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  first_line integer,
  CONSTRAINT bulk_rows_pkey PRIMARY KEY (change_id, line),
  CONSTRAINT bulk_rows_change_id_fkey FOREIGN KEY (change_id) REFERENCES bulk_changes(id) ON DELETE CASCADE,
  CONSTRAINT bulk_rows_given_check CHECK (jsonb_typeof(given) = 'object'::text),
  CONSTRAINT bulk_rows_line_check CHECK (line > 0),
  CONSTRAINT bulk_rows_outcome_check CHECK (outcome = ANY (ARRAY['waiting'::text, 'new'::text, 'changed'::text, 'same'::text, 'refused'::text, 'done'::text, 'undone'::text, 'left'::text])),
  CONSTRAINT bulk_rows_reasons CHECK ((outcome <> ALL (ARRAY['refused'::text, 'left'::text])) OR reasons <> '[]'::jsonb),
  CONSTRAINT bulk_rows_reasons_check CHECK (jsonb_typeof(reasons) = 'array'::text)
);
CREATE INDEX bulk_rows_next ON bulk_rows USING btree (change_id, outcome, product_id, line) WHERE outcome = ANY (ARRAY['new'::text, 'changed'::text, 'done'::text]);
CREATE INDEX bulk_rows_outcome ON bulk_rows USING btree (change_id, outcome, line);
CREATE INDEX bulk_rows_parts ON bulk_rows USING btree (change_id, first_line) WHERE first_line IS NOT NULL;
CREATE INDEX bulk_rows_product ON bulk_rows USING btree (product_id, change_id) WHERE outcome = ANY (ARRAY['done'::text, 'undone'::text, 'left'::text]);

-- cart

CREATE TABLE cart_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  product_id integer NOT NULL,
  combination_id integer,
  quantity integer NOT NULL,
  CONSTRAINT cart_lines_pkey PRIMARY KEY (id),
  CONSTRAINT cart_lines_once UNIQUE NULLS NOT DISTINCT (account_id, product_id, combination_id),
  CONSTRAINT cart_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_product_id_combination_id_fkey FOREIGN KEY (product_id, combination_id) REFERENCES combinations(product_id, id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT cart_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 10000)
);
CREATE INDEX cart_lines_product ON cart_lines USING btree (product_id, combination_id);

CREATE TABLE cart_merges (
  account_id bigint NOT NULL,
  merge_id text NOT NULL,
  merged_at timestamp with time zone NOT NULL,
  CONSTRAINT cart_merges_pkey PRIMARY KEY (account_id, merge_id),
  CONSTRAINT cart_merges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
CREATE INDEX cart_merges_age ON cart_merges USING btree (merged_at);

-- catalogue

CREATE TABLE brands (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  picture_hash text NOT NULL,
  best_rank integer,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  CONSTRAINT brands_pkey PRIMARY KEY (id),
  CONSTRAINT brands_name_key UNIQUE (name),
  CONSTRAINT brands_slug_key UNIQUE (slug),
  CONSTRAINT brands_best_rank_check CHECK (best_rank > 0),
  CONSTRAINT brands_name_check CHECK (name <> ''::text),
  CONSTRAINT brands_picture_hash_check CHECK (picture_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT brands_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE TRIGGER brand_names_announced AFTER UPDATE OF name ON brands FOR EACH STATEMENT EXECUTE FUNCTION announce('catalogue');
CREATE TRIGGER brands_announced AFTER INSERT OR DELETE OR UPDATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION announce('brands');
CREATE TRIGGER search_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_brands_edited();

CREATE TABLE categories (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  parent_id integer,
  name text NOT NULL,
  slug text NOT NULL,
  is_visible boolean NOT NULL,
  position integer NOT NULL,
  popular_rank integer,
  picture_hash text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  fact_kinds text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_id_parent_id_key UNIQUE (id, parent_id),
  CONSTRAINT categories_slug_key UNIQUE (slug),
  CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  CONSTRAINT categories_fact_kinds_check CHECK (fact_kinds <@ ARRAY['size'::text, 'storage'::text, 'memory'::text, 'screen'::text, 'capacity'::text, 'power'::text, 'battery'::text, 'colour'::text, 'condition'::text]),
  CONSTRAINT categories_name_check CHECK (name <> ''::text),
  CONSTRAINT categories_picture_hash_check CHECK (picture_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT categories_popular_rank_check CHECK (popular_rank > 0),
  CONSTRAINT categories_position_check CHECK ("position" >= 0),
  CONSTRAINT categories_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE INDEX categories_parent ON categories USING btree (parent_id);
CREATE TRIGGER categories_announced AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce('categories');
CREATE TRIGGER categories_two_levels BEFORE INSERT OR UPDATE OF parent_id ON categories FOR EACH ROW EXECUTE FUNCTION categories_have_two_levels();
CREATE TRIGGER category_names_announced AFTER UPDATE OF name ON categories FOR EACH STATEMENT EXECUTE FUNCTION announce('catalogue');
CREATE TRIGGER facts_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_categories_edited();
CREATE TRIGGER search_deleted AFTER DELETE ON categories REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_categories_deleted();
CREATE TRIGGER search_inserted AFTER INSERT ON categories REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_categories_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_categories_changed();

CREATE TABLE category_accessories (
  category_id integer NOT NULL,
  accessory_id integer NOT NULL,
  position smallint NOT NULL,
  is_by_model boolean NOT NULL,
  CONSTRAINT category_accessories_pkey PRIMARY KEY (category_id, accessory_id),
  CONSTRAINT category_accessories_category_id_position_key UNIQUE (category_id, "position"),
  CONSTRAINT category_accessories_accessory_id_fkey FOREIGN KEY (accessory_id) REFERENCES categories(id) ON DELETE CASCADE,
  CONSTRAINT category_accessories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CONSTRAINT category_accessories_check CHECK (accessory_id <> category_id),
  CONSTRAINT category_accessories_position_check CHECK ("position" >= 0)
);
CREATE TRIGGER category_accessories_announced AFTER INSERT OR DELETE OR UPDATE ON category_accessories FOR EACH STATEMENT EXECUTE FUNCTION announce('categories');

CREATE TABLE combination_values (
  product_id integer NOT NULL,
  combination_id integer NOT NULL,
  option_id integer NOT NULL,
  value_id integer NOT NULL,
  CONSTRAINT combination_values_pkey PRIMARY KEY (combination_id, option_id),
  CONSTRAINT combination_values_product_id_combination_id_fkey FOREIGN KEY (product_id, combination_id) REFERENCES combinations(product_id, id) ON DELETE CASCADE,
  CONSTRAINT combination_values_product_id_option_id_value_id_fkey FOREIGN KEY (product_id, option_id, value_id) REFERENCES option_values(product_id, option_id, id) ON DELETE CASCADE
);
CREATE INDEX combination_values_value ON combination_values USING btree (product_id, option_id, value_id);

CREATE TABLE combinations (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  amount_kobo bigint NOT NULL,
  previous_amount_kobo bigint,
  retired_at timestamp with time zone,
  CONSTRAINT combinations_pkey PRIMARY KEY (id),
  CONSTRAINT combinations_product_id_id_key UNIQUE (product_id, id),
  CONSTRAINT combinations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT combinations_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT combinations_previous_is_higher CHECK (previous_amount_kobo > amount_kobo)
);
CREATE TRIGGER combinations_deleted AFTER DELETE ON combinations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION combinations_changed();
CREATE TRIGGER combinations_inserted AFTER INSERT ON combinations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION combinations_changed();
CREATE TRIGGER combinations_updated AFTER UPDATE ON combinations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION combinations_changed();

CREATE TABLE office_products (
  product_id integer NOT NULL,
  state text NOT NULL,
  category_id integer,
  brand_id integer NOT NULL,
  seller_id integer NOT NULL,
  in_stock boolean NOT NULL,
  amount_kobo bigint,
  changed_at timestamp with time zone,
  name text NOT NULL,
  code text NOT NULL,
  folded text NOT NULL,
  CONSTRAINT office_products_pkey PRIMARY KEY (product_id)
) WITH (autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0.002, autovacuum_vacuum_insert_threshold=2000);
CREATE INDEX office_products_brand_name ON office_products USING btree (brand_id, name, product_id) INCLUDE (state, category_id, seller_id, in_stock);
CREATE INDEX office_products_brand_price ON office_products USING btree (brand_id, amount_kobo, product_id) INCLUDE (state, category_id, seller_id, in_stock);
CREATE INDEX office_products_category_name ON office_products USING btree (category_id, name, product_id) INCLUDE (state, brand_id, seller_id, in_stock);
CREATE INDEX office_products_category_price ON office_products USING btree (category_id, amount_kobo, product_id) INCLUDE (state, brand_id, seller_id, in_stock);
CREATE INDEX office_products_changed ON office_products USING btree (changed_at, product_id) INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_code ON office_products USING btree (lower(code) text_pattern_ops);
CREATE INDEX office_products_folded ON office_products USING gin ((to_tsvector('simple'::regconfig, folded) || array_to_tsvector(ARRAY['='::text || lower(code)]))) WITH (fastupdate=off);
CREATE INDEX office_products_name ON office_products USING btree (name, product_id) INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_price ON office_products USING btree (amount_kobo, product_id) INCLUDE (state, category_id, brand_id, seller_id, in_stock);
CREATE INDEX office_products_seller_name ON office_products USING btree (seller_id, name, product_id) INCLUDE (state, category_id, brand_id, in_stock);
CREATE INDEX office_products_seller_price ON office_products USING btree (seller_id, amount_kobo, product_id) INCLUDE (state, category_id, brand_id, in_stock);
CREATE INDEX office_products_state ON office_products USING btree (state, product_id) WHERE state <> 'live'::text;

CREATE VIEW office_products_source AS
 SELECT id AS product_id,
    state,
    category_id,
    brand_id,
    seller_id,
    (EXISTS ( SELECT
           FROM stock
          WHERE stock.product_id = products.id AND stock.on_hand > stock.held)) AS in_stock,
    amount_kobo,
    changed_at,
    name,
    code,
    search_fold(name) AS folded
   FROM products;

CREATE TABLE option_values (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  option_id integer NOT NULL,
  position smallint NOT NULL,
  name text NOT NULL,
  swatch text,
  CONSTRAINT option_values_pkey PRIMARY KEY (id),
  CONSTRAINT option_values_option_id_position_key UNIQUE (option_id, "position"),
  CONSTRAINT option_values_product_id_id_key UNIQUE (product_id, id),
  CONSTRAINT option_values_product_id_option_id_id_key UNIQUE (product_id, option_id, id),
  CONSTRAINT option_values_product_id_option_id_fkey FOREIGN KEY (product_id, option_id) REFERENCES product_options(product_id, id) ON DELETE CASCADE,
  CONSTRAINT option_values_name_check CHECK (name <> ''::text),
  CONSTRAINT option_values_position_check CHECK ("position" >= 0),
  CONSTRAINT option_values_swatch_check CHECK (swatch ~ '^#[0-9a-f]{6}$'::text)
);
CREATE TRIGGER facts_deleted AFTER DELETE ON option_values REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_inserted AFTER INSERT ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER facts_updated AFTER UPDATE ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER option_values_deleted AFTER DELETE ON option_values REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER option_values_inserted AFTER INSERT ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER option_values_updated AFTER UPDATE ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER search_deleted AFTER DELETE ON option_values REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();
CREATE TRIGGER search_inserted AFTER INSERT ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON option_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();

CREATE TABLE price_plans (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  combination_id integer,
  amount_kobo bigint NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  state text DEFAULT 'planned'::text NOT NULL,
  before_amount_kobo bigint,
  before_previous_kobo bigint,
  set_previous_kobo bigint,
  outcome text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by text NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  CONSTRAINT price_plans_pkey PRIMARY KEY (id),
  CONSTRAINT price_plans_product_id_combination_id_fkey FOREIGN KEY (product_id, combination_id) REFERENCES combinations(product_id, id) ON DELETE CASCADE,
  CONSTRAINT price_plans_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT price_plans_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT price_plans_changed_by_check CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT price_plans_created_by_check CHECK (created_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT price_plans_in_order CHECK (starts_at < ends_at),
  CONSTRAINT price_plans_outcome_check CHECK (outcome = ANY (ARRAY['restored'::text, 'changed'::text, 'never_ran'::text])),
  CONSTRAINT price_plans_over CHECK ((state = ANY (ARRAY['ended'::text, 'cancelled'::text])) = (outcome IS NOT NULL)),
  CONSTRAINT price_plans_started CHECK (state <> 'running'::text OR before_amount_kobo IS NOT NULL),
  CONSTRAINT price_plans_state_check CHECK (state = ANY (ARRAY['planned'::text, 'running'::text, 'ended'::text, 'cancelled'::text])),
  CONSTRAINT price_plans_whole_minutes CHECK (EXTRACT(second FROM starts_at) = 0::numeric AND EXTRACT(second FROM ends_at) = 0::numeric),
  CONSTRAINT price_plans_no_overlap EXCLUDE USING gist (int4range(product_id, product_id, '[]'::text) WITH =, int4range(COALESCE(combination_id, 0), COALESCE(combination_id, 0), '[]'::text) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = ANY (ARRAY['planned'::text, 'running'::text]))
);
CREATE INDEX price_plans_item ON price_plans USING btree (product_id, id);
CREATE INDEX price_plans_open ON price_plans USING btree (state, id) WHERE state = ANY (ARRAY['planned'::text, 'running'::text]);

CREATE TABLE product_former_slugs (
  slug text NOT NULL,
  product_id integer NOT NULL,
  CONSTRAINT product_former_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT product_former_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_former_slugs_slug_check CHECK (slug <> ''::text)
);
CREATE INDEX product_former_slugs_of_product ON product_former_slugs USING btree (product_id);

CREATE TABLE variations_left_out (
  product_id integer NOT NULL,
  rows jsonb NOT NULL,
  CONSTRAINT variations_left_out_pkey PRIMARY KEY (product_id),
  CONSTRAINT variations_left_out_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

CREATE TABLE product_images (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  position smallint NOT NULL,
  hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder_color text NOT NULL,
  alt text NOT NULL,
  option_value_id integer,
  CONSTRAINT product_images_pkey PRIMARY KEY (id),
  CONSTRAINT product_images_product_id_position_key UNIQUE (product_id, "position"),
  CONSTRAINT product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_images_product_id_option_value_id_fkey FOREIGN KEY (product_id, option_value_id) REFERENCES option_values(product_id, id) ON DELETE CASCADE,
  CONSTRAINT product_images_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT product_images_height_check CHECK (height > 0),
  CONSTRAINT product_images_placeholder_color_check CHECK (placeholder_color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT product_images_position_check CHECK ("position" >= 0),
  CONSTRAINT product_images_width_check CHECK (width > 0)
);
CREATE INDEX product_images_hash ON product_images USING btree (hash);
CREATE TRIGGER product_images_deleted AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
CREATE TRIGGER product_images_inserted AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();
CREATE TRIGGER product_images_updated AFTER UPDATE ON product_images REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_images_changed();

CREATE TABLE product_options (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  position smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT product_options_pkey PRIMARY KEY (id),
  CONSTRAINT product_options_product_id_id_key UNIQUE (product_id, id),
  CONSTRAINT product_options_product_id_position_key UNIQUE (product_id, "position"),
  CONSTRAINT product_options_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_options_name_check CHECK (name <> ''::text),
  CONSTRAINT product_options_position_check CHECK ("position" >= 0)
);
CREATE TRIGGER facts_updated AFTER UPDATE ON product_options REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_options_changed();
CREATE TRIGGER product_options_deleted AFTER DELETE ON product_options REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER product_options_inserted AFTER INSERT ON product_options REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER product_options_updated AFTER UPDATE ON product_options REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_part_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON product_options REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_values_changed();

CREATE VIEW product_prices_source AS
 SELECT DISTINCT ON (product_id) product_id,
    amount_kobo,
    previous_amount_kobo,
    NULLIF(max(amount_kobo) OVER (PARTITION BY product_id, is_free), amount_kobo) AS highest_amount_kobo
   FROM ( SELECT combinations.id,
            combinations.product_id,
            combinations.amount_kobo,
            combinations.previous_amount_kobo,
            (EXISTS ( SELECT
                   FROM stock
                  WHERE stock.product_id = combinations.product_id AND stock.combination_id = combinations.id AND stock.on_hand > stock.held)) AS is_free
           FROM combinations
          WHERE combinations.retired_at IS NULL) on_sale
  ORDER BY product_id, is_free DESC, amount_kobo, id;

CREATE TABLE products (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  p_slug text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  category_id integer,
  parent_category_id integer,
  brand_id integer NOT NULL,
  seller_id integer NOT NULL,
  form text NOT NULL,
  is_fixed boolean NOT NULL,
  amount_kobo bigint,
  previous_amount_kobo bigint,
  discount smallint GENERATED ALWAYS AS (COALESCE((((previous_amount_kobo - amount_kobo) * 100) / previous_amount_kobo), (0)::bigint)) STORED NOT NULL,
  weight_grams integer,
  color text,
  key_features text NOT NULL,
  description_html text NOT NULL,
  bulk_text text,
  popularity integer NOT NULL,
  star_counts integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
  rating_count integer GENERATED ALWAYS AS (((((star_counts[1] + star_counts[2]) + star_counts[3]) + star_counts[4]) + star_counts[5])) STORED NOT NULL,
  average_rating numeric(3,2) GENERATED ALWAYS AS (COALESCE(round(((((((star_counts[1] + (2 * star_counts[2])) + (3 * star_counts[3])) + (4 * star_counts[4])) + (5 * star_counts[5])))::numeric / (NULLIF(((((star_counts[1] + star_counts[2]) + star_counts[3]) + star_counts[4]) + star_counts[5]), 0))::numeric), 2), (0)::numeric)) STORED NOT NULL,
  created_at timestamp with time zone NOT NULL,
  pictures json DEFAULT '[]'::json NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  highest_amount_kobo bigint,
  state text DEFAULT 'draft'::text NOT NULL,
  first_live_at timestamp with time zone,
  serials text,
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_p_slug_key UNIQUE (p_slug),
  CONSTRAINT products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  CONSTRAINT products_category_id_parent_category_id_fkey FOREIGN KEY (category_id, parent_category_id) REFERENCES categories(id, parent_id) ON UPDATE CASCADE,
  CONSTRAINT products_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES sellers(id),
  CONSTRAINT products_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT products_code_check CHECK (code <> ''::text),
  CONSTRAINT products_highest_is_higher CHECK (highest_amount_kobo > amount_kobo),
  CONSTRAINT products_in_sub_category CHECK ((category_id IS NULL) = (parent_category_id IS NULL)),
  CONSTRAINT products_live_is_whole CHECK (state <> 'live'::text OR num_nulls(category_id, amount_kobo, weight_grams) = 0),
  CONSTRAINT products_name_check CHECK (name <> ''::text),
  CONSTRAINT products_p_slug_check CHECK (p_slug ~ '^[a-z0-9-]{1,200}$'::text AND p_slug !~ '^[0-9]+$'::text),
  CONSTRAINT products_popularity_check CHECK (popularity >= 0 AND popularity <= 1000000),
  CONSTRAINT products_previous_is_higher CHECK (previous_amount_kobo > amount_kobo),
  CONSTRAINT products_serials_check CHECK (serials = ANY (ARRAY['serial'::text, 'imei'::text])),
  CONSTRAINT products_star_counts_check CHECK (cardinality(star_counts) = 5 AND (0 <= ALL (star_counts))),
  CONSTRAINT products_state CHECK (state = ANY (ARRAY['draft'::text, 'live'::text, 'hidden'::text, 'archived'::text])),
  CONSTRAINT products_weight_grams_check CHECK (weight_grams > 0)
);
CREATE UNIQUE INDEX products_code_once ON products USING btree (lower(code) text_pattern_ops);
CREATE INDEX products_most_rated ON products USING btree (rating_count, average_rating, id) WHERE rating_count > 0;
CREATE INDEX products_of_brand ON products USING btree (brand_id, id);
CREATE INDEX products_of_category ON products USING btree (category_id, id);
CREATE INDEX products_of_seller ON products USING btree (seller_id, id);
CREATE TRIGGER facts_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_products_changed();
CREATE TRIGGER facts_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION facts_products_edited();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_go_live_whole AFTER UPDATE OF state ON products FOR EACH ROW WHEN (new.state = 'live'::text AND old.state <> 'live'::text) EXECUTE FUNCTION products_go_live_whole();
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_keep_addresses AFTER UPDATE OF p_slug, state ON products FOR EACH ROW WHEN (old.p_slug <> new.p_slug OR old.state <> new.state) EXECUTE FUNCTION product_addresses_kept();
CREATE TRIGGER products_take_addresses AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION product_addresses_taken();
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER search_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_changed();
CREATE TRIGGER search_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_changed();
CREATE TRIGGER search_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_edited();

CREATE TABLE sellers (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  CONSTRAINT sellers_pkey PRIMARY KEY (id),
  CONSTRAINT sellers_name_key UNIQUE (name),
  CONSTRAINT sellers_slug_key UNIQUE (slug),
  CONSTRAINT sellers_name_check CHECK (name <> ''::text),
  CONSTRAINT sellers_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE TRIGGER seller_names_announced AFTER UPDATE OF name ON sellers FOR EACH STATEMENT EXECUTE FUNCTION announce('catalogue');

CREATE TABLE stock (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  combination_id integer,
  on_hand integer NOT NULL,
  held integer DEFAULT 0 NOT NULL,
  held_by_newcomers integer DEFAULT 0 NOT NULL,
  CONSTRAINT stock_pkey PRIMARY KEY (id),
  CONSTRAINT stock_product_id_combination_id_key UNIQUE NULLS NOT DISTINCT (product_id, combination_id),
  CONSTRAINT stock_product_id_combination_id_fkey FOREIGN KEY (product_id, combination_id) REFERENCES combinations(product_id, id) ON DELETE CASCADE,
  CONSTRAINT stock_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT stock_row CHECK (stock.*::stock_row IS DISTINCT FROM NULL),
  CONSTRAINT stock_begins_with_moves TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT stock_grows_by_moves TRIGGER DEFERRABLE INITIALLY DEFERRED
) WITH (fillfactor=80);
CREATE CONSTRAINT TRIGGER stock_begins_with_moves AFTER INSERT ON stock DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.on_hand > 0) EXECUTE FUNCTION stock_has_moves();
CREATE TRIGGER stock_deleted AFTER DELETE ON stock REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
CREATE TRIGGER stock_facts_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_facts_added();
CREATE TRIGGER stock_facts_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_facts_moved();
CREATE CONSTRAINT TRIGGER stock_grows_by_moves AFTER UPDATE ON stock DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.on_hand > old.on_hand) EXECUTE FUNCTION stock_has_moves();
CREATE TRIGGER stock_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
CREATE TRIGGER stock_newcomers_share AFTER UPDATE ON stock FOR EACH ROW WHEN (new.held_by_newcomers > old.held_by_newcomers AND new.held_by_newcomers > (new.on_hand::bigint * 10 / 100)) EXECUTE FUNCTION stock_newcomers_exceed();
CREATE TRIGGER stock_updated AFTER UPDATE ON stock REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_moved();
CREATE DOMAIN stock_row AS stock
  CONSTRAINT stock_held_check CHECK ((VALUE).held >= 0)
  CONSTRAINT stock_newcomers_within_held CHECK ((VALUE).held_by_newcomers >= 0 AND (VALUE).held_by_newcomers <= (VALUE).held)
  CONSTRAINT stock_not_oversold CHECK ((VALUE).held <= (VALUE).on_hand)
  CONSTRAINT stock_on_hand_check CHECK ((VALUE).on_hand >= 0);

CREATE TABLE stock_facts (
  product_id integer NOT NULL,
  combination_id integer,
  stock_id integer,
  barcode text,
  bin text,
  reorder_level integer,
  cost_kobo bigint,
  level text DEFAULT 'enough'::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone,
  changed_by text,
  CONSTRAINT stock_facts_item UNIQUE NULLS NOT DISTINCT (product_id, combination_id),
  CONSTRAINT stock_facts_stock_id_key UNIQUE (stock_id),
  CONSTRAINT stock_facts_product_id_combination_id_fkey FOREIGN KEY (product_id, combination_id) REFERENCES combinations(product_id, id) ON DELETE CASCADE,
  CONSTRAINT stock_facts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT stock_facts_stock_id_fkey FOREIGN KEY (stock_id) REFERENCES stock(id) ON DELETE SET NULL,
  CONSTRAINT stock_facts_barcode_check CHECK (barcode ~ '^[!-~]{1,64}$'::text),
  CONSTRAINT stock_facts_bin_check CHECK (bin <> ''::text AND length(bin) <= 480),
  CONSTRAINT stock_facts_changed_by_check CHECK (changed_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT stock_facts_cost_kobo_check CHECK (cost_kobo >= 0),
  CONSTRAINT stock_facts_level_check CHECK (level = ANY (ARRAY['enough'::text, 'low'::text, 'out'::text])),
  CONSTRAINT stock_facts_reorder_level_check CHECK (reorder_level >= 0)
) WITH (autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0.002, autovacuum_vacuum_insert_threshold=2000);
CREATE UNIQUE INDEX stock_facts_barcode_once ON stock_facts USING btree (lower(barcode));
CREATE INDEX stock_facts_bin ON stock_facts USING btree (bin, product_id, stock_id) WHERE stock_id IS NOT NULL AND bin IS NOT NULL;
CREATE INDEX stock_facts_level ON stock_facts USING btree (level, product_id, stock_id) WHERE stock_id IS NOT NULL AND level <> 'enough'::text;
CREATE INDEX stock_facts_level_bin ON stock_facts USING btree (level, bin, product_id, stock_id) WHERE stock_id IS NOT NULL AND bin IS NOT NULL AND level <> 'enough'::text;
CREATE INDEX stock_facts_newest ON stock_facts USING btree (product_id, stock_id) WHERE stock_id IS NOT NULL;

CREATE TABLE stock_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  combination_id integer,
  on_hand_before integer NOT NULL,
  on_hand_after integer NOT NULL,
  reason text NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  kind text NOT NULL,
  CONSTRAINT stock_moves_pkey PRIMARY KEY (id),
  CONSTRAINT stock_moves_kind_check CHECK (kind = ANY (ARRAY['received'::text, 'counted'::text, 'damaged'::text, 'corrected'::text])),
  CONSTRAINT stock_moves_moved_by_check CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT stock_moves_on_hand_after_check CHECK (on_hand_after >= 0),
  CONSTRAINT stock_moves_on_hand_before_check CHECK (on_hand_before >= 0),
  CONSTRAINT stock_moves_reason_check CHECK (reason <> ''::text)
);
CREATE INDEX stock_moves_item ON stock_moves USING btree (product_id, combination_id, id);
CREATE TRIGGER stock_moves_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON stock_moves FOR EACH STATEMENT EXECUTE FUNCTION stock_moves_refuse_change();

-- checkout

CREATE TABLE checkout_keys (
  account_id bigint NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  payment_id bigint,
  stored_at timestamp with time zone NOT NULL,
  order_code text NOT NULL,
  CONSTRAINT checkout_keys_pkey PRIMARY KEY (account_id, key),
  CONSTRAINT checkout_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT checkout_keys_order_code_fkey FOREIGN KEY (order_code) REFERENCES orders(order_code) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT checkout_keys_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  CONSTRAINT checkout_keys_row CHECK (checkout_keys.*::checkout_key_row IS DISTINCT FROM NULL)
);
CREATE DOMAIN checkout_key_row AS checkout_keys
  CONSTRAINT checkout_keys_body_hash_check CHECK (length((VALUE).body_hash) = 32)
  CONSTRAINT checkout_keys_key_check CHECK (length((VALUE).key) >= 1 AND length((VALUE).key) <= 255);

-- content

CREATE TABLE content_banners (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  place text NOT NULL,
  position integer NOT NULL,
  alt text NOT NULL,
  picture_hash text NOT NULL,
  category_id integer NOT NULL,
  title text,
  line text,
  tone text,
  version integer DEFAULT 1 NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  edited_at timestamp with time zone DEFAULT '2026-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  edited_by text DEFAULT 'command:migration'::text NOT NULL,
  url text,
  CONSTRAINT content_banners_pkey PRIMARY KEY (id),
  CONSTRAINT content_banners_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CONSTRAINT content_banners_alt_check CHECK (alt <> ''::text),
  CONSTRAINT content_banners_line_check CHECK (line <> ''::text),
  CONSTRAINT content_banners_period CHECK (ends_at > starts_at),
  CONSTRAINT content_banners_picture_hash_check CHECK (picture_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT content_banners_place_check CHECK (place = ANY (ARRAY['home_left'::text, 'home_right_top'::text, 'home_right_bottom'::text, 'home_middle'::text, 'home_top'::text, 'product_top'::text, 'product_bottom'::text, 'product_bottom_left'::text, 'product_bottom_right'::text, 'cart_middle'::text, 'category_top'::text])),
  CONSTRAINT content_banners_position_check CHECK ("position" >= 0),
  CONSTRAINT content_banners_title_check CHECK (title <> ''::text),
  CONSTRAINT content_banners_tone_check CHECK (tone = ANY (ARRAY['indigo'::text, 'night'::text, 'marigold'::text, 'sky'::text, 'leaf'::text])),
  CONSTRAINT content_banners_url_check CHECK (url ~ '^/([^/\\]|$)'::text),
  CONSTRAINT content_banners_version_check CHECK (version > 0),
  CONSTRAINT content_banners_words CHECK (num_nulls(title, line, tone) = ANY (ARRAY[0, 3]))
);
CREATE INDEX content_banners_category ON content_banners USING btree (category_id);
CREATE TRIGGER content_banners_announced AFTER INSERT OR DELETE OR UPDATE ON content_banners FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

CREATE TABLE content_menus (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  picture_hash text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  edited_at timestamp with time zone DEFAULT '2026-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  edited_by text DEFAULT 'command:migration'::text NOT NULL,
  CONSTRAINT content_menus_pkey PRIMARY KEY (id),
  CONSTRAINT content_menus_name_check CHECK (name <> ''::text),
  CONSTRAINT content_menus_period CHECK (ends_at > starts_at),
  CONSTRAINT content_menus_picture_hash_check CHECK (picture_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT content_menus_position_check CHECK ("position" >= 0),
  CONSTRAINT content_menus_url_check CHECK (url ~ '^/([^/\\]|$)'::text),
  CONSTRAINT content_menus_version_check CHECK (version > 0)
);
CREATE TRIGGER content_menus_announced AFTER INSERT OR DELETE OR UPDATE ON content_menus FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

CREATE TABLE content_representatives (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  kind text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  phone_number text NOT NULL,
  picture_hash text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  edited_at timestamp with time zone DEFAULT '2026-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  edited_by text DEFAULT 'command:migration'::text NOT NULL,
  CONSTRAINT content_representatives_pkey PRIMARY KEY (id),
  CONSTRAINT content_representatives_kind_check CHECK (kind = ANY (ARRAY['orders'::text, 'logistics'::text, 'disputes'::text])),
  CONSTRAINT content_representatives_name_check CHECK (name <> ''::text),
  CONSTRAINT content_representatives_period CHECK (ends_at > starts_at),
  CONSTRAINT content_representatives_phone_number_check CHECK (phone_number ~ '^\+234[0-9]{10}$'::text),
  CONSTRAINT content_representatives_picture_hash_check CHECK (picture_hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT content_representatives_position_check CHECK ("position" >= 0),
  CONSTRAINT content_representatives_version_check CHECK (version > 0)
);
CREATE TRIGGER content_representatives_announced AFTER INSERT OR DELETE OR UPDATE ON content_representatives FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

CREATE TABLE content_schedule (
  singleton boolean DEFAULT true NOT NULL,
  announced_until timestamp with time zone NOT NULL,
  CONSTRAINT content_schedule_pkey PRIMARY KEY (singleton),
  CONSTRAINT content_schedule_singleton_check CHECK (singleton)
);
CREATE TRIGGER content_schedule_announced AFTER UPDATE ON content_schedule FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

CREATE TABLE content_socials (
  facebook text NOT NULL,
  instagram text NOT NULL,
  x text NOT NULL,
  linkedlin text NOT NULL,
  youtube text NOT NULL,
  tiktok text NOT NULL,
  address text NOT NULL,
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  edited_at timestamp with time zone DEFAULT '2026-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  edited_by text DEFAULT 'command:migration'::text NOT NULL,
  CONSTRAINT content_socials_pkey PRIMARY KEY (id),
  CONSTRAINT content_socials_facebook_check CHECK (facebook ~ '^(https://.+)?$'::text),
  CONSTRAINT content_socials_instagram_check CHECK (instagram ~ '^(https://.+)?$'::text),
  CONSTRAINT content_socials_linkedlin_check CHECK (linkedlin ~ '^(https://.+)?$'::text),
  CONSTRAINT content_socials_period CHECK (ends_at > starts_at),
  CONSTRAINT content_socials_tiktok_check CHECK (tiktok ~ '^(https://.+)?$'::text),
  CONSTRAINT content_socials_version_check CHECK (version > 0),
  CONSTRAINT content_socials_x_check CHECK (x ~ '^(https://.+)?$'::text),
  CONSTRAINT content_socials_youtube_check CHECK (youtube ~ '^(https://.+)?$'::text)
);
CREATE TRIGGER content_socials_announced AFTER INSERT OR DELETE OR UPDATE ON content_socials FOR EACH STATEMENT EXECUTE FUNCTION announce('content');

-- counter

CREATE TABLE till_payments (
  order_id bigint NOT NULL,
  member_id bigint NOT NULL,
  session_id bigint,
  amount_kobo bigint NOT NULL,
  tendered_kobo bigint,
  terminal_reference text,
  paid_at timestamp with time zone NOT NULL,
  CONSTRAINT till_payments_pkey PRIMARY KEY (order_id),
  CONSTRAINT till_payments_terminal_reference_key UNIQUE (terminal_reference),
  CONSTRAINT till_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT till_payments_session_id_fkey FOREIGN KEY (session_id) REFERENCES till_sessions(id),
  CONSTRAINT till_payments_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT till_payments_check CHECK (tendered_kobo >= amount_kobo),
  CONSTRAINT till_payments_method CHECK (num_nonnulls(session_id, tendered_kobo) =
CASE
    WHEN terminal_reference IS NULL THEN 2
    ELSE 0
END),
  CONSTRAINT till_payments_terminal_reference_check CHECK (terminal_reference <> ''::text)
);
CREATE INDEX till_payments_session ON till_payments USING btree (session_id) WHERE session_id IS NOT NULL;
CREATE TRIGGER till_payments_open AFTER INSERT ON till_payments FOR EACH ROW WHEN (new.session_id IS NOT NULL) EXECUTE FUNCTION till_takes_cash();

CREATE TABLE till_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  till_id integer NOT NULL,
  member_id bigint NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  opening_kobo bigint NOT NULL,
  closed_at timestamp with time zone,
  expected_kobo bigint,
  counted_kobo bigint,
  CONSTRAINT till_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT till_sessions_till_id_fkey FOREIGN KEY (till_id) REFERENCES tills(id),
  CONSTRAINT till_sessions_closed CHECK (num_nulls(closed_at, expected_kobo, counted_kobo) = ANY (ARRAY[0, 3])),
  CONSTRAINT till_sessions_counted_kobo_check CHECK (counted_kobo >= 0),
  CONSTRAINT till_sessions_expected_kobo_check CHECK (expected_kobo >= 0),
  CONSTRAINT till_sessions_opening_kobo_check CHECK (opening_kobo >= 0)
);
CREATE UNIQUE INDEX till_sessions_of_member ON till_sessions USING btree (member_id) WHERE closed_at IS NULL;
CREATE UNIQUE INDEX till_sessions_of_till ON till_sessions USING btree (till_id) WHERE closed_at IS NULL;
CREATE TRIGGER till_sessions_add_up AFTER UPDATE ON till_sessions FOR EACH ROW WHEN (new.closed_at IS NOT NULL) EXECUTE FUNCTION till_closes_once();
CREATE TRIGGER till_sessions_stay BEFORE UPDATE ON till_sessions FOR EACH ROW WHEN (old.closed_at IS NOT NULL) EXECUTE FUNCTION till_session_is_closed();

CREATE TABLE tills (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  CONSTRAINT tills_pkey PRIMARY KEY (id),
  CONSTRAINT tills_name_key UNIQUE (name),
  CONSTRAINT tills_name_check CHECK (name <> ''::text)
);

-- coupons

CREATE TABLE coupons (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  percent smallint,
  amount_kobo bigint,
  minimum_kobo bigint DEFAULT 0 NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  max_uses integer,
  max_uses_each integer,
  used integer DEFAULT 0 NOT NULL,
  held_by_newcomers integer DEFAULT 0 NOT NULL,
  CONSTRAINT coupons_pkey PRIMARY KEY (id),
  CONSTRAINT coupons_code_key UNIQUE (code),
  CONSTRAINT coupons_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT coupons_code_check CHECK (code ~ '^[A-Z0-9-]{3,40}$'::text),
  CONSTRAINT coupons_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT coupons_leave_something CHECK (amount_kobo < minimum_kobo),
  CONSTRAINT coupons_limit CHECK (used <= max_uses),
  CONSTRAINT coupons_max_uses_check CHECK (max_uses > 0),
  CONSTRAINT coupons_max_uses_each_check CHECK (max_uses_each > 0),
  CONSTRAINT coupons_minimum_kobo_check CHECK (minimum_kobo >= 0),
  CONSTRAINT coupons_newcomers_within_used CHECK (held_by_newcomers >= 0 AND held_by_newcomers <= used),
  CONSTRAINT coupons_one_kind CHECK ((percent IS NULL) <> (amount_kobo IS NULL)),
  CONSTRAINT coupons_percent_check CHECK (percent >= 1 AND percent <= 99),
  CONSTRAINT coupons_used_check CHECK (used >= 0)
);
CREATE TRIGGER coupons_newcomers_share AFTER UPDATE ON coupons FOR EACH ROW WHEN (new.held_by_newcomers > old.held_by_newcomers AND new.held_by_newcomers > ((new.max_uses - new.used + new.held_by_newcomers)::bigint * 10 / 100)) EXECUTE FUNCTION coupon_newcomers_exceed();

CREATE TABLE coupon_claims (
  order_id bigint NOT NULL,
  coupon_id integer NOT NULL,
  account_id bigint NOT NULL,
  claimed_at timestamp with time zone NOT NULL,
  given_back_at timestamp with time zone,
  is_counted boolean NOT NULL,
  is_counted_here boolean NOT NULL,
  is_of_newcomer boolean DEFAULT false NOT NULL,
  is_due boolean DEFAULT false NOT NULL,
  CONSTRAINT coupon_claims_pkey PRIMARY KEY (order_id),
  CONSTRAINT coupon_claims_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT coupon_claims_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  CONSTRAINT coupon_claims_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT coupon_claims_counted_once CHECK ((is_counted OR NOT is_of_newcomer) AND NOT (is_counted AND is_due))
);
CREATE INDEX coupon_claims_coupon ON coupon_claims USING btree (coupon_id);

CREATE TABLE coupon_customers (
  coupon_id integer NOT NULL,
  account_id bigint NOT NULL,
  used integer NOT NULL,
  CONSTRAINT coupon_customers_pkey PRIMARY KEY (coupon_id, account_id),
  CONSTRAINT coupon_customers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT coupon_customers_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  CONSTRAINT coupon_customers_used_check CHECK (used >= 0)
);

CREATE TABLE coupon_scopes (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  coupon_id integer NOT NULL,
  is_excluded boolean NOT NULL,
  product_id integer,
  category_id integer,
  CONSTRAINT coupon_scopes_pkey PRIMARY KEY (id),
  CONSTRAINT coupon_scopes_coupon_id_product_id_category_id_key UNIQUE NULLS NOT DISTINCT (coupon_id, product_id, category_id),
  CONSTRAINT coupon_scopes_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT coupon_scopes_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE,
  CONSTRAINT coupon_scopes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  CONSTRAINT coupon_scopes_one_kind CHECK ((product_id IS NULL) <> (category_id IS NULL))
);

-- customers

CREATE TABLE customer_comments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  comment text NOT NULL,
  written_by text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT customer_comments_pkey PRIMARY KEY (id),
  CONSTRAINT customer_comments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT customer_comments_comment_check CHECK (comment <> ''::text),
  CONSTRAINT customer_comments_written_by_check CHECK (written_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text)
);
CREATE INDEX customer_comments_account ON customer_comments USING btree (account_id, id);

-- delivery

CREATE TABLE delivery_addresses (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text NOT NULL,
  address text NOT NULL,
  landmark text,
  state_id integer NOT NULL,
  lga_id integer NOT NULL,
  city text NOT NULL,
  address_type_id smallint NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT delivery_addresses_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT delivery_addresses_lga FOREIGN KEY (lga_id, state_id) REFERENCES location_lgas(id, state_id),
  CONSTRAINT delivery_addresses_address_check CHECK (address <> ''::text AND length(address) <= 540),
  CONSTRAINT delivery_addresses_address_type_id_check CHECK (address_type_id > 0),
  CONSTRAINT delivery_addresses_city_check CHECK (city <> ''::text),
  CONSTRAINT delivery_addresses_first_name_check CHECK (first_name <> ''::text),
  CONSTRAINT delivery_addresses_landmark_check CHECK (landmark <> ''::text),
  CONSTRAINT delivery_addresses_last_name_check CHECK (last_name <> ''::text),
  CONSTRAINT delivery_addresses_phone_number_check CHECK (phone_number ~ '^[1-9][0-9]{9}$'::text)
);
CREATE INDEX delivery_addresses_account ON delivery_addresses USING btree (account_id, id);
CREATE UNIQUE INDEX delivery_addresses_default ON delivery_addresses USING btree (account_id) WHERE is_default;

CREATE TABLE delivery_quotes (
  id text NOT NULL,
  account_id bigint NOT NULL,
  cart_hash bytea NOT NULL,
  state_id integer NOT NULL,
  lga_id integer NOT NULL,
  parcel jsonb NOT NULL,
  provider_rate_id text NOT NULL,
  carrier_reference text NOT NULL,
  carrier_name text NOT NULL,
  carrier_logo text NOT NULL,
  fee_kobo bigint NOT NULL,
  delivery_time text NOT NULL,
  delivery_date timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT delivery_quotes_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_quotes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT delivery_quotes_lga_id_fkey FOREIGN KEY (lga_id) REFERENCES location_lgas(id),
  CONSTRAINT delivery_quotes_state_id_fkey FOREIGN KEY (state_id) REFERENCES location_states(id),
  CONSTRAINT delivery_quotes_carrier_name_check CHECK (carrier_name <> ''::text),
  CONSTRAINT delivery_quotes_carrier_reference_check CHECK (carrier_reference <> ''::text),
  CONSTRAINT delivery_quotes_cart_hash_check CHECK (length(cart_hash) = 32),
  CONSTRAINT delivery_quotes_expire_later CHECK (expires_at > created_at),
  CONSTRAINT delivery_quotes_fee_kobo_check CHECK (fee_kobo > 0),
  CONSTRAINT delivery_quotes_id_check CHECK (id ~ '^[A-Za-z0-9_-]{22}$'::text),
  CONSTRAINT delivery_quotes_provider_rate_id_check CHECK (provider_rate_id <> ''::text)
);
CREATE INDEX delivery_quotes_account ON delivery_quotes USING btree (account_id);
CREATE INDEX delivery_quotes_expiry ON delivery_quotes USING btree (expires_at);

CREATE TABLE delivery_shipments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  order_code text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  parcel jsonb NOT NULL,
  carrier_reference text NOT NULL,
  provider_rate_id text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  claims integer DEFAULT 0 NOT NULL,
  unsure boolean DEFAULT false NOT NULL,
  reason text,
  provider_id text,
  tracking_number text,
  tracking_url text,
  requested_at timestamp with time zone NOT NULL,
  booked_at timestamp with time zone,
  tracked_at timestamp with time zone,
  paid_kobo bigint,
  fee_kobo bigint,
  carriage_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT delivery_shipments_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_shipments_order_id_key UNIQUE (order_id),
  CONSTRAINT delivery_shipments_provider_id_key UNIQUE (provider_id),
  CONSTRAINT delivery_shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT delivery_shipments_booked CHECK ((state <> ALL (ARRAY['booked'::text, 'in-transit'::text, 'delivered'::text])) OR provider_id IS NOT NULL),
  CONSTRAINT delivery_shipments_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'booked'::text, 'in-transit'::text, 'delivered'::text, 'cancelling'::text, 'cancelled'::text, 'failed'::text]))
);
CREATE INDEX delivery_shipments_due ON delivery_shipments USING btree (next_attempt_at) WHERE state = ANY (ARRAY['waiting'::text, 'cancelling'::text]);
CREATE INDEX delivery_shipments_failed ON delivery_shipments USING btree (order_id) WHERE state = 'failed'::text;
CREATE INDEX delivery_shipments_tracking ON delivery_shipments USING btree (tracking_number) WHERE tracking_number IS NOT NULL;
CREATE INDEX delivery_shipments_under_way ON delivery_shipments USING btree (tracked_at) WHERE state = ANY (ARRAY['booked'::text, 'in-transit'::text]);

CREATE TABLE delivery_shipping_types (
  id integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  fee_kobo bigint NOT NULL,
  delivery_time text NOT NULL,
  CONSTRAINT delivery_shipping_types_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_shipping_types_code_key UNIQUE (code),
  CONSTRAINT delivery_shipping_types_code_check CHECK (code = ANY (ARRAY['carrier'::text, 'public-transport'::text, 'pick-up'::text])),
  CONSTRAINT delivery_shipping_types_delivery_time_check CHECK (delivery_time <> ''::text),
  CONSTRAINT delivery_shipping_types_fee_kobo_check CHECK (fee_kobo >= 0),
  CONSTRAINT delivery_shipping_types_name_check CHECK (name <> ''::text)
);

CREATE TABLE delivery_tracking_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider_id text NOT NULL,
  key text NOT NULL,
  status text NOT NULL,
  description text,
  received_at timestamp with time zone NOT NULL,
  applied_at timestamp with time zone,
  CONSTRAINT delivery_tracking_events_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_tracking_events_provider_id_key_key UNIQUE (provider_id, key),
  CONSTRAINT delivery_tracking_events_key_check CHECK (key <> ''::text),
  CONSTRAINT delivery_tracking_events_provider_id_check CHECK (provider_id <> ''::text),
  CONSTRAINT delivery_tracking_events_status_check CHECK (status = ANY (ARRAY['in-transit'::text, 'delivered'::text, 'delayed'::text, 'cancelled'::text]))
);
CREATE INDEX delivery_tracking_events_age ON delivery_tracking_events USING btree (received_at);

CREATE TABLE delivery_zone_states (
  iso_code text NOT NULL,
  zone_id integer NOT NULL,
  CONSTRAINT delivery_zone_states_pkey PRIMARY KEY (iso_code),
  CONSTRAINT delivery_zone_states_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES delivery_zones(id),
  CONSTRAINT delivery_zone_states_iso_code_check CHECK (iso_code ~ '^NG-[A-Z]{2}$'::text)
);

CREATE TABLE delivery_zones (
  id integer NOT NULL,
  name text NOT NULL,
  fee_kobo bigint NOT NULL,
  more_kobo bigint NOT NULL,
  min_days smallint NOT NULL,
  max_days smallint NOT NULL,
  CONSTRAINT delivery_zones_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_zones_name_key UNIQUE (name),
  CONSTRAINT delivery_zones_days CHECK (max_days >= min_days),
  CONSTRAINT delivery_zones_fee_kobo_check CHECK (fee_kobo > 0),
  CONSTRAINT delivery_zones_min_days_check CHECK (min_days > 0),
  CONSTRAINT delivery_zones_more_kobo_check CHECK (more_kobo >= 0),
  CONSTRAINT delivery_zones_name_check CHECK (name <> ''::text)
);

CREATE TABLE location_cities (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  state_id integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT location_cities_pkey PRIMARY KEY (id),
  CONSTRAINT location_cities_state_id_name_key UNIQUE (state_id, name),
  CONSTRAINT location_cities_state_id_fkey FOREIGN KEY (state_id) REFERENCES location_states(id)
);

CREATE TABLE location_lgas (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  state_id integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT location_lgas_pkey PRIMARY KEY (id),
  CONSTRAINT location_lgas_of_state UNIQUE (id, state_id),
  CONSTRAINT location_lgas_state_id_name_key UNIQUE (state_id, name),
  CONSTRAINT location_lgas_state_id_fkey FOREIGN KEY (state_id) REFERENCES location_states(id)
);

CREATE TABLE location_states (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  iso_code text NOT NULL,
  capital text NOT NULL,
  CONSTRAINT location_states_pkey PRIMARY KEY (id),
  CONSTRAINT location_states_iso_code_key UNIQUE (iso_code),
  CONSTRAINT location_states_name_key UNIQUE (name),
  CONSTRAINT location_states_iso_code_check CHECK (iso_code ~ '^NG-[A-Z]{2}$'::text)
);

-- discovery

CREATE TABLE listing (
  product_id integer NOT NULL,
  scope integer NOT NULL,
  brand_id integer NOT NULL,
  price_kobo bigint NOT NULL,
  discount smallint NOT NULL,
  stars smallint NOT NULL,
  in_stock boolean NOT NULL,
  popularity integer NOT NULL,
  default_rank integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  fact_bits bigint DEFAULT 0 NOT NULL,
  CONSTRAINT listing_pkey PRIMARY KEY (product_id, scope)
) WITH (autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0.002, autovacuum_vacuum_insert_threshold=2000);
CREATE INDEX listing_brand_created ON listing USING btree (scope, brand_id, created_at, product_id) INCLUDE (price_kobo, discount, stars, in_stock);
CREATE INDEX listing_brand_default ON listing USING btree (scope, brand_id, default_rank, product_id) INCLUDE (price_kobo, discount, stars, in_stock);
CREATE INDEX listing_brand_popularity ON listing USING btree (scope, brand_id, popularity, product_id) INCLUDE (price_kobo, discount, stars, in_stock);
CREATE INDEX listing_brand_price ON listing USING btree (scope, brand_id, price_kobo, product_id) INCLUDE (discount, stars, in_stock, default_rank, popularity, created_at, fact_bits);
CREATE INDEX listing_created ON listing USING btree (scope, created_at, product_id) INCLUDE (price_kobo, brand_id, discount, stars, in_stock);
CREATE INDEX listing_default ON listing USING btree (scope, default_rank, product_id) INCLUDE (price_kobo, brand_id, discount, stars, in_stock);
CREATE INDEX listing_popularity ON listing USING btree (scope, popularity, product_id) INCLUDE (price_kobo, brand_id, discount, stars, in_stock);
CREATE INDEX listing_price ON listing USING btree (scope, price_kobo, product_id) INCLUDE (brand_id, discount, stars, in_stock, default_rank, popularity, created_at, fact_bits);
CREATE TRIGGER listing_deleted AFTER DELETE ON listing REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_inserted AFTER INSERT ON listing REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_updated AFTER UPDATE ON listing REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_moved();
CREATE TRIGGER search_updated AFTER UPDATE ON listing REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION search_prices_moved();

CREATE TABLE listing_counts (
  scope integer NOT NULL,
  brand_id integer NOT NULL,
  tier smallint NOT NULL,
  products integer NOT NULL
);
CREATE INDEX listing_counts_key ON listing_counts USING btree (scope, brand_id, tier) INCLUDE (products);

CREATE VIEW listing_source AS
 SELECT product.id AS product_id,
    place.scope,
    product.brand_id,
    product.amount_kobo AS price_kobo,
    product.discount,
    floor(product.average_rating)::smallint AS stars,
    product.in_stock,
    product.popularity,
    product.popularity +
        CASE
            WHEN product.in_stock THEN 1000001
            ELSE 0
        END AS default_rank,
    product.created_at,
    product.fact_bits
   FROM ( SELECT products.id,
            products.category_id,
            products.parent_category_id,
            products.brand_id,
            products.amount_kobo,
            products.discount,
            products.average_rating,
            products.popularity,
            COALESCE(products.first_live_at, products.created_at) AS created_at,
            (EXISTS ( SELECT
                   FROM stock
                  WHERE stock.product_id = products.id AND stock.on_hand > stock.held)) AS in_stock,
            ( SELECT COALESCE(bit_or(fact_bit((product_facts.kind || '.'::text) || product_facts.slug)), 0::bigint) AS "coalesce"
                   FROM product_facts
                  WHERE product_facts.product_id = products.id) AS fact_bits
           FROM products
          WHERE products.state = 'live'::text) product
     CROSS JOIN LATERAL ( VALUES (0), (product.category_id), (product.parent_category_id)) place(scope);

CREATE TABLE product_facts (
  product_id integer NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  slug text NOT NULL,
  CONSTRAINT product_facts_pkey PRIMARY KEY (product_id, kind, slug) INCLUDE (value),
  CONSTRAINT product_facts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_facts_kind_check CHECK (kind = ANY (ARRAY['size'::text, 'storage'::text, 'memory'::text, 'screen'::text, 'capacity'::text, 'power'::text, 'battery'::text, 'colour'::text, 'condition'::text])),
  CONSTRAINT product_facts_slug_check CHECK (slug ~ '^[a-z0-9.]{1,40}$'::text),
  CONSTRAINT product_facts_value_check CHECK (value <> ''::text)
) WITH (autovacuum_vacuum_scale_factor=0.002, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0.002, autovacuum_vacuum_insert_threshold=2000);

CREATE VIEW product_facts_source AS
 SELECT DISTINCT ON (product_id, kind, (fact_slug(value))) product_id,
    kind,
    value,
    fact_slug(value) AS slug
   FROM ( SELECT products.id AS product_id,
            fact.kind,
            fact.value
           FROM products
             JOIN categories ON categories.id = products.category_id
             CROSS JOIN LATERAL unnest(categories.fact_kinds) kind_of(kind)
             CROSS JOIN LATERAL ( SELECT kind_of.kind,
                        CASE kind_of.kind
                            WHEN 'storage'::text THEN COALESCE(fact_bytes(products.name, 1), "substring"(products.key_features, '(\d+ ?[GT]B) SSD'::text))
                            WHEN 'memory'::text THEN "substring"(products.key_features, '(\d+ GB) memory'::text)
                            WHEN 'screen'::text THEN COALESCE("substring"(products.name, '(\d+(?:\.\d+)?)[- ]inch'::text), "substring"(products.key_features, '(\d+(?:\.\d+)?)-inch'::text)) || ' inch'::text
                            WHEN 'size'::text THEN COALESCE("substring"(products.name, '(\d+(?:\.\d+)?)[- ]inch'::text) || ' inch'::text, "substring"(products.name, '(\d+(?:\.\d+)? x \d+ ft)'::text), "substring"(products.name, '(\d+) yards'::text) || ' yards'::text, 'Size '::text || "substring"(products.name, 'Size (\d+)'::text))
                            WHEN 'capacity'::text THEN regexp_replace("substring"(products.name, '(\d+(?:\.\d+)? ?(?:kg|g|L|ml|cl))\M'::text), '(\d) ?([a-zA-Z])'::text, '\1 \2'::text)
                            WHEN 'power'::text THEN regexp_replace(replace("substring"(products.name, '([\d,]+(?:\.\d+)? ?(?:kVA|VA|kW|W|HP))\M'::text), ','::text, ''::text), '(\d) ?([a-zA-Z])'::text, '\1 \2'::text)
                            WHEN 'battery'::text THEN regexp_replace(replace("substring"(products.name, '([\d,]+(?:\.\d+)? ?(?:mAh|Ah|kWh|Wh))\M'::text), ','::text, ''::text), '(\d) ?([a-zA-Z])'::text, '\1 \2'::text)
                            WHEN 'colour'::text THEN products.color
                            WHEN 'condition'::text THEN
                            CASE
                                WHEN products.form = ANY (ARRAY['UK used'::text, 'Refurbished'::text]) THEN products.form
                                ELSE 'Brand new'::text
                            END
                            ELSE NULL::text
                        END AS value) fact
          WHERE products.state = 'live'::text
        UNION ALL
         SELECT products.id,
            kind_of.kind,
                CASE
                    WHEN options.name = 'Colour'::text AND kind_of.kind = 'colour'::text THEN option_values.name
                    WHEN options.name = 'Size'::text AND kind_of.kind = 'size'::text THEN split_part(option_values.name, ','::text, 1)
                    WHEN options.name = 'Storage'::text AND kind_of.kind = 'storage'::text THEN fact_bytes(option_values.name, 1)
                    WHEN options.name = 'Storage'::text AND kind_of.kind = 'memory'::text THEN fact_bytes(option_values.name, 2)
                    WHEN options.name = 'Memory'::text AND kind_of.kind = 'memory'::text THEN fact_bytes(option_values.name, 1)
                    WHEN options.name = 'Memory'::text AND kind_of.kind = 'storage'::text THEN fact_bytes(option_values.name, 2)
                    ELSE NULL::text
                END AS "case"
           FROM products
             JOIN categories ON categories.id = products.category_id
             JOIN product_options options ON options.product_id = products.id
             JOIN option_values ON option_values.option_id = options.id
             CROSS JOIN LATERAL unnest(categories.fact_kinds) kind_of(kind)
          WHERE products.state = 'live'::text) facts
  WHERE fact_slug(value) <> ''::text
  ORDER BY product_id, kind, (fact_slug(value)), value;

CREATE TABLE search_categories (
  category_id integer NOT NULL,
  is_sub boolean NOT NULL,
  things text[] NOT NULL,
  weight real DEFAULT 1 NOT NULL,
  CONSTRAINT search_categories_pkey PRIMARY KEY (category_id)
);

CREATE VIEW search_category_source AS
 SELECT category.id AS category_id,
    category.parent_id IS NOT NULL AS is_sub,
    search_things(category.name) AS things,
    (1::numeric + COALESCE(1.0 / COALESCE(category.popular_rank, parent.popular_rank)::numeric, 0::numeric))::real AS weight
   FROM categories category
     LEFT JOIN categories parent ON parent.id = category.parent_id;

CREATE TABLE search_documents (
  product_id integer NOT NULL,
  tier smallint NOT NULL,
  popularity integer NOT NULL,
  name text NOT NULL,
  model text NOT NULL,
  words tsvector NOT NULL,
  category_id integer NOT NULL,
  brand_id integer DEFAULT 0 NOT NULL,
  price_kobo bigint DEFAULT 0 NOT NULL,
  discount smallint DEFAULT 0 NOT NULL,
  stars smallint DEFAULT 0 NOT NULL,
  in_stock boolean DEFAULT false NOT NULL,
  default_rank integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  CONSTRAINT search_documents_pkey PRIMARY KEY (product_id),
  CONSTRAINT search_documents_tier_check CHECK (tier >= 0 AND tier <= 4)
) WITH (fillfactor=90);
CREATE INDEX search_documents_0 ON search_documents USING gin (words) WHERE tier = 0;
CREATE INDEX search_documents_1 ON search_documents USING gin (words) WHERE tier = 1;
CREATE INDEX search_documents_2 ON search_documents USING gin (words) WHERE tier = 2;
CREATE INDEX search_documents_3 ON search_documents USING gin (words) WHERE tier = 3;
CREATE INDEX search_documents_4 ON search_documents USING gin (words) WHERE tier = 4;
CREATE INDEX search_documents_model ON search_documents USING btree (model);
CREATE INDEX search_documents_name ON search_documents USING btree (name);

CREATE TABLE search_failures (
  term text NOT NULL,
  times integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT search_failures_pkey PRIMARY KEY (term),
  CONSTRAINT search_failures_term_check CHECK (length(term) >= 1 AND length(term) <= 80),
  CONSTRAINT search_failures_times_check CHECK (times > 0)
);
CREATE INDEX search_failures_last ON search_failures USING btree (last_at);

CREATE VIEW search_source AS
 SELECT products.id AS product_id,
    COALESCE((( SELECT min(search_tiers.tier) AS min
           FROM search_tiers
          WHERE products.popularity >= search_tiers.min_popularity))::integer, 0)::smallint AS tier,
    products.popularity,
    folded.name,
        CASE
            WHEN starts_with(folded.name, folded.brand || ' '::text) THEN substr(folded.name, length(folded.brand) + 2)
            ELSE folded.name
        END AS model,
    ((setweight(to_tsvector('simple'::regconfig, concat_ws(' '::text, folded.brand, folded.name, search_measures(folded.name))), 'A'::"char") || setweight(to_tsvector('simple'::regconfig, array_to_string(sub_category.things || parent.things, ' '::text)), 'B'::"char")) || setweight(to_tsvector('simple'::regconfig, concat_ws(' '::text, folded.rest, search_measures(folded.rest))), 'C'::"char")) || array_to_tsvector(ARRAY['brand:'::text || products.brand_id, 'category:'::text || products.category_id, 'category:'::text || products.parent_category_id] || (ARRAY( SELECT (product_facts.kind || ':'::text) || product_facts.slug
           FROM product_facts
          WHERE product_facts.product_id = products.id))) AS words,
    products.category_id,
    listing.brand_id,
    listing.price_kobo,
    listing.discount,
    listing.stars,
    listing.in_stock,
    listing.default_rank,
    listing.created_at
   FROM products
     JOIN listing ON listing.product_id = products.id AND listing.scope = 0
     JOIN brands ON brands.id = products.brand_id
     JOIN search_categories sub_category ON sub_category.category_id = products.category_id
     JOIN search_categories parent ON parent.category_id = products.parent_category_id
     CROSS JOIN LATERAL ( SELECT search_fold(products.name) AS name,
            search_fold(brands.name) AS brand,
            search_fold(concat_ws(' '::text, products.code, products.form, products.color, ( SELECT string_agg(option_values.name, ' '::text ORDER BY option_values.id) AS string_agg
                   FROM option_values
                  WHERE option_values.product_id = products.id))) AS rest
         OFFSET 0) folded
  WHERE products.state = 'live'::text;

CREATE TABLE search_tiers (
  tier smallint NOT NULL,
  min_popularity integer NOT NULL,
  CONSTRAINT search_tiers_pkey PRIMARY KEY (tier)
);

CREATE TABLE search_words (
  word text NOT NULL,
  products integer NOT NULL,
  near text[] NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_near ON search_words USING gin (near) WITH (fastupdate=off);

-- fulfilment

CREATE VIEW carrier_parcels AS
 SELECT fulfilments.order_id,
    orders.order_code,
    orders.carrier_name,
    orders.city,
    orders.state,
    fulfilments.weight_grams,
    fulfilments.moved_at,
    fulfilments.state AS fulfilment_state
   FROM fulfilments
     JOIN orders ON orders.id = fulfilments.order_id
  WHERE orders.shipping_code = 'carrier'::text AND orders.carrier_name IS NOT NULL;

CREATE TABLE fulfilment_allowed_moves (
  from_state text NOT NULL,
  to_state text NOT NULL,
  CONSTRAINT fulfilment_allowed_moves_pkey PRIMARY KEY (from_state, to_state)
);

CREATE TABLE fulfilment_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  state text NOT NULL,
  reason text,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  CONSTRAINT fulfilment_moves_pkey PRIMARY KEY (order_id, id),
  CONSTRAINT fulfilment_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

CREATE TABLE fulfilment_serials (
  number text NOT NULL,
  kind text NOT NULL,
  order_id bigint NOT NULL,
  line_id bigint NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  recorded_by bigint NOT NULL,
  CONSTRAINT fulfilment_serials_pkey PRIMARY KEY (number),
  CONSTRAINT fulfilment_serials_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON DELETE CASCADE,
  CONSTRAINT fulfilment_serials_order_id_fkey FOREIGN KEY (order_id) REFERENCES fulfilments(order_id) ON DELETE CASCADE,
  CONSTRAINT fulfilment_serials_kind_check CHECK (kind = ANY (ARRAY['serial'::text, 'imei'::text])),
  CONSTRAINT fulfilment_serials_number_check CHECK (
CASE kind
    WHEN 'imei'::text THEN number ~ '^[0-9]{15}$'::text
    ELSE number ~ '^[A-Z0-9][A-Z0-9./-]{3,39}$'::text
END)
);
CREATE INDEX fulfilment_serials_order ON fulfilment_serials USING btree (order_id);

CREATE TABLE fulfilments (
  order_id bigint NOT NULL,
  state text NOT NULL,
  batch_id bigint,
  reason text,
  weight_grams integer,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  CONSTRAINT fulfilments_pkey PRIMARY KEY (order_id),
  CONSTRAINT fulfilments_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES pick_batches(id),
  CONSTRAINT fulfilments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT fulfilments_batched CHECK (state <> 'picking'::text OR batch_id IS NOT NULL),
  CONSTRAINT fulfilments_explained CHECK ((state = 'stopped'::text) = (reason IS NOT NULL)),
  CONSTRAINT fulfilments_moved_by_check CHECK (moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT fulfilments_reason_check CHECK (reason <> ''::text),
  CONSTRAINT fulfilments_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'picking'::text, 'picked'::text, 'packed'::text, 'handed-over'::text, 'stopped'::text])),
  CONSTRAINT fulfilments_weight_grams_check CHECK (weight_grams > 0)
);
CREATE INDEX fulfilments_batch ON fulfilments USING btree (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX fulfilments_open ON fulfilments USING btree (state, order_id) WHERE state <> 'handed-over'::text;
CREATE TRIGGER fulfilments_moved AFTER INSERT OR UPDATE ON fulfilments FOR EACH ROW EXECUTE FUNCTION fulfilments_moved();

CREATE TABLE manifest_parcels (
  manifest_id bigint NOT NULL,
  order_id bigint NOT NULL,
  left_at timestamp with time zone,
  refused text,
  CONSTRAINT manifest_parcels_pkey PRIMARY KEY (manifest_id, order_id),
  CONSTRAINT manifest_parcels_manifest_id_fkey FOREIGN KEY (manifest_id) REFERENCES manifests(id),
  CONSTRAINT manifest_parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT manifest_parcels_once CHECK (left_at IS NULL OR refused IS NULL),
  CONSTRAINT manifest_parcels_refused_check CHECK (refused <> ''::text)
);
CREATE UNIQUE INDEX manifest_parcels_left ON manifest_parcels USING btree (order_id) WHERE left_at IS NOT NULL;

CREATE TABLE manifests (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  carrier_name text NOT NULL,
  made_by bigint NOT NULL,
  made_at timestamp with time zone NOT NULL,
  driver_name text,
  signature text,
  counted integer,
  handed_over_at timestamp with time zone,
  handed_over_by bigint,
  CONSTRAINT manifests_pkey PRIMARY KEY (id),
  CONSTRAINT manifests_carrier_name_check CHECK (carrier_name <> ''::text),
  CONSTRAINT manifests_counted_check CHECK (counted > 0),
  CONSTRAINT manifests_driver_name_check CHECK (driver_name <> ''::text),
  CONSTRAINT manifests_proved CHECK (
CASE
    WHEN handed_over_at IS NULL THEN num_nonnulls(driver_name, signature, counted, handed_over_by) = 0
    ELSE driver_name IS NOT NULL AND handed_over_by IS NOT NULL AND num_nonnulls(signature, counted) > 0
END),
  CONSTRAINT manifests_signature_check CHECK (signature ~ '^[ML0-9 ]+$'::text AND length(signature) <= 20000)
);

CREATE VIEW orders_to_pick AS
 SELECT id AS order_id,
    order_code,
    shipping_code,
    carrier_name,
    delivery_date,
    placed_at
   FROM orders
  WHERE (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text])) AND (payment_status = 'PAID'::text OR pickup_until IS NOT NULL AND hold <> 'none'::text) AND NOT (EXISTS ( SELECT
           FROM fulfilments
          WHERE fulfilments.order_id = orders.id AND fulfilments.state <> 'waiting'::text));

CREATE TABLE pick_batches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  taken_by bigint NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  touched_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT pick_batches_pkey PRIMARY KEY (id)
);
CREATE INDEX pick_batches_open ON pick_batches USING btree (id) WHERE done_at IS NULL;

CREATE TABLE pick_lines (
  line_id bigint NOT NULL,
  order_id bigint NOT NULL,
  units integer NOT NULL,
  picked integer DEFAULT 0 NOT NULL,
  CONSTRAINT pick_lines_pkey PRIMARY KEY (line_id),
  CONSTRAINT pick_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON DELETE CASCADE,
  CONSTRAINT pick_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES fulfilments(order_id) ON DELETE CASCADE,
  CONSTRAINT pick_lines_picked_check CHECK (picked >= 0 AND picked <= units),
  CONSTRAINT pick_lines_units_check CHECK (units >= 0)
);
CREATE INDEX pick_lines_order ON pick_lines USING btree (order_id);

CREATE TABLE pick_scans (
  key uuid NOT NULL,
  line_id bigint NOT NULL,
  outcome text NOT NULL,
  scanned_at timestamp with time zone NOT NULL,
  scanned_by bigint NOT NULL,
  CONSTRAINT pick_scans_pkey PRIMARY KEY (key),
  CONSTRAINT pick_scans_line_id_fkey FOREIGN KEY (line_id) REFERENCES pick_lines(line_id) ON DELETE CASCADE,
  CONSTRAINT pick_scans_outcome_check CHECK (outcome = ANY (ARRAY['counted'::text, 'wrong'::text, 'too-many'::text]))
);
CREATE INDEX pick_scans_line ON pick_scans USING btree (line_id);

CREATE VIEW serials_returned AS
 SELECT fulfilment_serials.number
   FROM fulfilment_serials
     JOIN orders ON orders.id = fulfilment_serials.order_id
  WHERE orders.status = ANY (ARRAY['CANCELLED'::text, 'REFUNDED'::text]);

-- help

CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone_number text,
  message text NOT NULL,
  sender_key bytea,
  created_at timestamp with time zone NOT NULL,
  member_id bigint,
  taken_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_answered_check CHECK (num_nonnulls(answer, answered_at) = 0 OR num_nonnulls(answer, answered_at, member_id) = 3 AND answer <> ''::text),
  CONSTRAINT contact_messages_email_check CHECK (email <> ''::text),
  CONSTRAINT contact_messages_first_name_check CHECK (first_name <> ''::text),
  CONSTRAINT contact_messages_last_name_check CHECK (last_name <> ''::text),
  CONSTRAINT contact_messages_message_check CHECK (message <> ''::text),
  CONSTRAINT contact_messages_phone_number_check CHECK (phone_number ~ '^\+234[0-9]{10}$'::text),
  CONSTRAINT contact_messages_sender_key_check CHECK (length(sender_key) = 32),
  CONSTRAINT contact_messages_taken_check CHECK (num_nonnulls(member_id, taken_at) <> 1)
);
CREATE INDEX contact_messages_age ON contact_messages USING btree (created_at);
CREATE INDEX contact_messages_sender ON contact_messages USING btree (sender_key, created_at) WHERE sender_key IS NOT NULL;
CREATE INDEX contact_messages_waiting ON contact_messages USING btree (id) WHERE answered_at IS NULL;
CREATE TRIGGER contact_answers_stay BEFORE UPDATE OF member_id, taken_at, answer, answered_at ON contact_messages FOR EACH ROW WHEN (old.answered_at IS NOT NULL) EXECUTE FUNCTION contact_answers_stay();

CREATE TABLE contact_pictures (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key uuid NOT NULL,
  message_id bigint,
  bytes bytea NOT NULL,
  sender_key bytea,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_pictures_pkey PRIMARY KEY (id),
  CONSTRAINT contact_pictures_key_key UNIQUE (key),
  CONSTRAINT contact_pictures_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT contact_pictures_bytes_check CHECK (length(bytes) >= 1 AND length(bytes) <= 4194304),
  CONSTRAINT contact_pictures_sender_key_check CHECK (length(sender_key) = 32)
);
CREATE INDEX contact_pictures_message ON contact_pictures USING btree (message_id, id) WHERE message_id IS NOT NULL;
CREATE INDEX contact_pictures_sender ON contact_pictures USING btree (sender_key, created_at) WHERE sender_key IS NOT NULL;
CREATE INDEX contact_pictures_waiting ON contact_pictures USING btree (created_at) WHERE message_id IS NULL;

CREATE TABLE help_pages (
  name text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image text,
  features_title text,
  is_delivered boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  edited_by text NOT NULL,
  CONSTRAINT help_pages_pkey PRIMARY KEY (name),
  CONSTRAINT help_pages_name_check CHECK (name = ANY (ARRAY['faq'::text, 'about-us'::text, 'refund-policy'::text, 'terms-and-condition'::text, 'privacy-policy'::text])),
  CONSTRAINT help_pages_title_check CHECK (title <> ''::text),
  CONSTRAINT help_pages_version_check CHECK (version > 0)
);
CREATE TRIGGER help_pages_announced AFTER INSERT OR DELETE OR UPDATE ON help_pages FOR EACH STATEMENT EXECUTE FUNCTION announce('help');

CREATE TABLE help_sections (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  page text NOT NULL,
  kind text NOT NULL,
  position integer NOT NULL,
  topic text,
  icon text,
  title text NOT NULL,
  body text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  edited_by text NOT NULL,
  CONSTRAINT help_sections_pkey PRIMARY KEY (id),
  CONSTRAINT help_sections_page_fkey FOREIGN KEY (page) REFERENCES help_pages(name) ON DELETE CASCADE,
  CONSTRAINT help_sections_body_check CHECK (body <> ''::text),
  CONSTRAINT help_sections_check CHECK ((kind = 'question'::text) = (topic IS NOT NULL)),
  CONSTRAINT help_sections_check1 CHECK ((kind = 'feature'::text) = (icon IS NOT NULL)),
  CONSTRAINT help_sections_icon_check CHECK (icon <> ''::text),
  CONSTRAINT help_sections_kind_check CHECK (kind = ANY (ARRAY['section'::text, 'feature'::text, 'question'::text])),
  CONSTRAINT help_sections_position_check CHECK ("position" >= 0),
  CONSTRAINT help_sections_title_check CHECK (title <> ''::text),
  CONSTRAINT help_sections_topic_check CHECK (topic <> ''::text),
  CONSTRAINT help_sections_version_check CHECK (version > 0)
);
CREATE INDEX help_sections_page ON help_sections USING btree (page, "position");
CREATE TRIGGER help_sections_announced AFTER INSERT OR DELETE OR UPDATE ON help_sections FOR EACH STATEMENT EXECUTE FUNCTION announce('help');

-- identity

CREATE TABLE identity_checks (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  state text NOT NULL,
  reason text,
  bvn_key bytea,
  provider_reference text,
  consent_words text NOT NULL,
  consent_at timestamp with time zone NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT identity_checks_pkey PRIMARY KEY (id),
  CONSTRAINT identity_checks_provider_reference_key UNIQUE (provider_reference),
  CONSTRAINT identity_checks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT identity_checks_bvn_key_check CHECK (length(bvn_key) = 32),
  CONSTRAINT identity_checks_consent_words_check CHECK (consent_words <> ''::text),
  CONSTRAINT identity_checks_provider_reference_check CHECK (provider_reference <> ''::text),
  CONSTRAINT identity_checks_reason_check CHECK (reason <> ''::text),
  CONSTRAINT identity_checks_state_check CHECK (state = ANY (ARRAY['asking'::text, 'pending'::text, 'matched'::text, 'refused'::text])),
  CONSTRAINT identity_followed CHECK (state <> 'pending'::text OR provider_reference IS NOT NULL),
  CONSTRAINT identity_known CHECK (state <> 'matched'::text OR bvn_key IS NOT NULL),
  CONSTRAINT identity_settled CHECK ((settled_at IS NOT NULL) = (state = ANY (ARRAY['matched'::text, 'refused'::text])))
);
CREATE INDEX identity_checks_newest ON identity_checks USING btree (account_id, id);
CREATE INDEX identity_checks_open ON identity_checks USING btree (requested_at) WHERE state = ANY (ARRAY['asking'::text, 'pending'::text]);
CREATE UNIQUE INDEX identity_one_account_for_each_bvn ON identity_checks USING btree (bvn_key) WHERE state = 'matched'::text;
CREATE UNIQUE INDEX identity_one_for_each_account ON identity_checks USING btree (account_id) WHERE state = ANY (ARRAY['asking'::text, 'pending'::text, 'matched'::text]);

CREATE TABLE identity_withdrawals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  checks smallint NOT NULL,
  withdrawn_at timestamp with time zone NOT NULL,
  CONSTRAINT identity_withdrawals_pkey PRIMARY KEY (id),
  CONSTRAINT identity_withdrawals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT identity_withdrawals_checks_check CHECK (checks >= 0)
);
CREATE INDEX identity_withdrawals_account ON identity_withdrawals USING btree (account_id, withdrawn_at);

-- messages

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reference uuid NOT NULL,
  contact text NOT NULL,
  channel text NOT NULL,
  template text NOT NULL,
  sealed_values bytea,
  state text NOT NULL,
  reason text,
  attempts smallint DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  claims integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  provider_id text,
  created_at timestamp with time zone NOT NULL,
  account_id bigint,
  order_code text,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_row CHECK (messages.*::message_row IS DISTINCT FROM NULL)
);
CREATE INDEX messages_age ON messages USING brin (created_at);
CREATE INDEX messages_codes_due ON messages USING btree (channel, next_attempt_at) WHERE state = 'waiting'::text AND "right"(template, 5) = '_code'::text;
CREATE INDEX messages_contact ON messages USING btree (contact, id);
CREATE INDEX messages_due ON messages USING btree (channel, next_attempt_at) WHERE state = 'waiting'::text;
CREATE INDEX messages_open ON messages USING btree (contact, template) WHERE state = 'waiting'::text OR claimed_until IS NOT NULL;
CREATE INDEX messages_order ON messages USING btree (order_code) WHERE order_code IS NOT NULL;
CREATE INDEX messages_provider ON messages USING btree (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX messages_sealed ON messages USING btree (expires_at) WHERE sealed_values IS NOT NULL;
CREATE DOMAIN message_row AS messages
  CONSTRAINT messages_channel_check CHECK ((VALUE).channel = ANY (ARRAY['sms'::text, 'whatsapp'::text, 'email'::text]))
  CONSTRAINT messages_contact_check CHECK ((VALUE).contact ~ '^\+[0-9]{8,15}$'::text OR (VALUE).contact ~ '^[^@\s]+@[^@\s]+$'::text)
  CONSTRAINT messages_explained CHECK ((VALUE).state <> 'dead'::text OR (VALUE).reason IS NOT NULL)
  CONSTRAINT messages_fillable CHECK ((VALUE).state <> 'waiting'::text OR (VALUE).sealed_values IS NOT NULL)
  CONSTRAINT messages_state_check CHECK ((VALUE).state = ANY (ARRAY['waiting'::text, 'sent'::text, 'delivered'::text, 'dead'::text]))
  CONSTRAINT messages_wiped CHECK (((VALUE).state = ANY (ARRAY['waiting'::text, 'sent'::text])) OR (VALUE).sealed_values IS NULL);

CREATE TABLE message_reports (
  provider_id text NOT NULL,
  status text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT message_reports_pkey PRIMARY KEY (provider_id, status)
);
CREATE INDEX message_reports_age ON message_reports USING btree (received_at);

CREATE TABLE account_phone_budgets (
  key text NOT NULL,
  sent integer NOT NULL,
  confirmed integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT account_phone_budgets_pkey PRIMARY KEY (key),
  CONSTRAINT account_phone_budgets_confirmed_check CHECK (confirmed >= 0),
  CONSTRAINT account_phone_budgets_sent_check CHECK (sent >= 0)
);
CREATE INDEX account_phone_budgets_end ON account_phone_budgets USING btree (ends_at);

-- notifications

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  type text NOT NULL,
  content text NOT NULL,
  reference text,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT notifications_pkey PRIMARY KEY (account_id, id),
  CONSTRAINT notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT notifications_row CHECK (notifications.*::notification_row IS DISTINCT FROM NULL)
);
CREATE INDEX notifications_unread ON notifications USING btree (account_id) WHERE read_at IS NULL;
CREATE DOMAIN notification_row AS notifications
  CONSTRAINT notifications_content_check CHECK ((VALUE).content <> ''::text)
  CONSTRAINT notifications_reference_check CHECK ((VALUE).reference <> ''::text)
  CONSTRAINT notifications_type_check CHECK ((VALUE).type = ANY (ARRAY['verification'::text, 'deposit'::text, 'order'::text]));

-- operations

CREATE TABLE mall_switches (
  name text NOT NULL,
  is_on boolean DEFAULT false NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by text NOT NULL,
  CONSTRAINT mall_switches_pkey PRIMARY KEY (name),
  CONSTRAINT mall_switches_have_a_reason CHECK (reason <> ''::text OR NOT is_on),
  CONSTRAINT mall_switches_name_check CHECK (name = ANY (ARRAY['no-card'::text, 'no-deposits'::text, 'no-sign-up'::text, 'no-carriers'::text, 'read-only'::text])),
  CONSTRAINT mall_switches_reason_check CHECK (length(reason) <= 6000)
);
CREATE TRIGGER mall_switches_changed AFTER INSERT OR DELETE OR UPDATE ON mall_switches FOR EACH STATEMENT EXECUTE FUNCTION mall_switches_changed();

CREATE TABLE operations_figures (
  name text NOT NULL,
  value bigint,
  detail text DEFAULT ''::text NOT NULL,
  position jsonb DEFAULT '{}'::jsonb NOT NULL,
  checked_at timestamp with time zone,
  claimed_until timestamp with time zone,
  CONSTRAINT operations_figures_pkey PRIMARY KEY (name),
  CONSTRAINT operations_figures_name_check CHECK (name = ANY (ARRAY['oversold-units'::text, 'ledger-sum'::text, 'wallet-differences'::text, 'late-holds'::text, 'unpaid-orders'::text, 'stuck-payments'::text, 'reconciliation-breaks'::text, 'audit-faults'::text, 'read-model-differences'::text, 'order-moves'::text, 'queues'::text]))
);

CREATE TABLE operations_processes (
  id uuid NOT NULL,
  release text NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  beat_at timestamp with time zone NOT NULL,
  CONSTRAINT operations_processes_pkey PRIMARY KEY (id),
  CONSTRAINT operations_processes_host_check CHECK (host <> ''::text),
  CONSTRAINT operations_processes_release_check CHECK (release <> ''::text)
);

CREATE TABLE operations_status_days (
  service text NOT NULL,
  day date NOT NULL,
  works integer NOT NULL,
  degraded integer NOT NULL,
  down integer NOT NULL,
  closed integer NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT operations_status_days_pkey PRIMARY KEY (service, day),
  CONSTRAINT operations_status_days_service_check CHECK (service = ANY (ARRAY['browsing'::text, 'buying'::text, 'card'::text, 'deposits'::text, 'messages'::text]))
);

CREATE TABLE operations_status_minutes (
  service text NOT NULL,
  minute timestamp with time zone NOT NULL,
  good integer NOT NULL,
  bad integer NOT NULL,
  looks integer NOT NULL,
  bad_looks integer NOT NULL,
  closed_looks integer NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT operations_status_minutes_pkey PRIMARY KEY (service, minute),
  CONSTRAINT operations_status_minutes_service_check CHECK (service = ANY (ARRAY['browsing'::text, 'buying'::text, 'card'::text, 'deposits'::text, 'messages'::text]))
);

-- orders

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_code text NOT NULL,
  account_id bigint NOT NULL,
  status text DEFAULT 'PENDING'::text NOT NULL,
  payment_code text NOT NULL,
  payment_status text DEFAULT 'PENDING'::text NOT NULL,
  stock_state text NOT NULL,
  product_count integer NOT NULL,
  sub_total_kobo bigint NOT NULL,
  shipping_kobo bigint NOT NULL,
  coupon_code text,
  coupon_kobo bigint DEFAULT 0 NOT NULL,
  total_kobo bigint NOT NULL,
  refunded_kobo bigint DEFAULT 0 NOT NULL,
  shipping_code text NOT NULL,
  shipping_method text NOT NULL,
  delivery_time text,
  carrier_name text,
  quote_id text,
  recipient text,
  phone text,
  street text,
  landmark text,
  city text,
  lg text,
  state text,
  placed_at timestamp with time zone NOT NULL,
  pay_until timestamp with time zone,
  pickup_until timestamp with time zone,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  hold text DEFAULT 'whole'::text NOT NULL,
  range_hash bytea,
  phone_hash bytea,
  delivery_date timestamp with time zone,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_order_code_key UNIQUE (order_code),
  CONSTRAINT orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT orders_row CHECK (orders.*::order_row IS DISTINCT FROM NULL)
);
CREATE INDEX orders_in_work ON orders USING btree (id) WHERE status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text]);
CREATE INDEX orders_newest ON orders USING btree (account_id, placed_at, id);
CREATE INDEX orders_phone ON orders USING btree (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX orders_range ON orders USING btree (range_hash) WHERE range_hash IS NOT NULL;
CREATE INDEX orders_unpaid ON orders USING btree (account_id) WHERE (payment_status = ANY (ARRAY['PENDING'::text, 'FAILED'::text])) AND (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text]));
CREATE INDEX orders_waiting ON orders USING btree (COALESCE(pay_until, pickup_until)) WHERE (payment_status = ANY (ARRAY['PENDING'::text, 'FAILED'::text])) AND (status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text]));
CREATE TRIGGER orders_moved AFTER UPDATE ON orders FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.payment_status IS DISTINCT FROM new.payment_status OR old.stock_state IS DISTINCT FROM new.stock_state OR old.refunded_kobo IS DISTINCT FROM new.refunded_kobo) EXECUTE FUNCTION orders_moved();
CREATE TRIGGER orders_placed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_moved();
CREATE TRIGGER orders_sums_stay AFTER UPDATE OF sub_total_kobo, coupon_kobo, shipping_kobo, total_kobo ON orders FOR EACH ROW WHEN (old.total_kobo <> new.total_kobo) EXECUTE FUNCTION order_sums_stay();
CREATE DOMAIN order_row AS orders
  CONSTRAINT orders_carrier_name_check CHECK ((VALUE).carrier_name <> ''::text)
  CONSTRAINT orders_city_check CHECK ((VALUE).city <> ''::text)
  CONSTRAINT orders_coupon_at_most_sub_total CHECK ((VALUE).coupon_kobo >= 0 AND (VALUE).coupon_kobo <= (VALUE).sub_total_kobo)
  CONSTRAINT orders_coupon_code_check CHECK ((VALUE).coupon_code <> ''::text)
  CONSTRAINT orders_coupon_whole CHECK (((VALUE).coupon_code IS NULL) = ((VALUE).coupon_kobo = 0))
  CONSTRAINT orders_delivered_is_paid CHECK (((VALUE).status <> ALL (ARRAY['PROCESSING'::text, 'IN TRANSIT'::text, 'DELIVERED'::text])) OR (VALUE).payment_status = 'PAID'::text OR (VALUE).status = 'PROCESSING'::text AND (VALUE).payment_code = 'pay-on-pickup'::text)
  CONSTRAINT orders_delivery_time_check CHECK ((VALUE).delivery_time <> ''::text)
  CONSTRAINT orders_ended_is_free CHECK ((VALUE).status <> 'CANCELLED'::text OR ((VALUE).stock_state = ANY (ARRAY['free'::text, 'gone'::text])))
  CONSTRAINT orders_go_somewhere CHECK ((VALUE).shipping_code = 'pick-up'::text OR num_nulls((VALUE).recipient, (VALUE).phone, (VALUE).street, (VALUE).state) = 0)
  CONSTRAINT orders_have_an_end CHECK (((VALUE).payment_code = 'flutterwave'::text) = ((VALUE).pay_until IS NOT NULL) AND ((VALUE).payment_code = 'pay-on-pickup'::text) = ((VALUE).pickup_until IS NOT NULL))
  CONSTRAINT orders_held_by_hold CHECK ((VALUE).stock_state <> 'held'::text OR (VALUE).hold <> 'none'::text)
  CONSTRAINT orders_hold_check CHECK ((VALUE).hold = ANY (ARRAY['whole'::text, 'share'::text, 'none'::text]))
  CONSTRAINT orders_landmark_check CHECK ((VALUE).landmark <> ''::text)
  CONSTRAINT orders_lg_check CHECK ((VALUE).lg <> ''::text)
  CONSTRAINT orders_moved_by_check CHECK ((VALUE).moved_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text)
  CONSTRAINT orders_order_code_check CHECK ((VALUE).order_code ~ '^[2-9A-HJKMNP-TV-Z]{10}$'::text)
  CONSTRAINT orders_paid_is_sold CHECK ((VALUE).payment_status <> 'PAID'::text OR (VALUE).stock_state = 'sold'::text)
  CONSTRAINT orders_payment_code_check CHECK ((VALUE).payment_code = ANY (ARRAY['wallets'::text, 'flutterwave'::text, 'pay-on-pickup'::text]))
  CONSTRAINT orders_payment_status_check CHECK ((VALUE).payment_status = ANY (ARRAY['PENDING'::text, 'PAID'::text, 'FAILED'::text, 'REFUNDED'::text]))
  CONSTRAINT orders_phone_check CHECK ((VALUE).phone ~ '^\+234[0-9]{10}$'::text)
  CONSTRAINT orders_phone_hash_check CHECK (length((VALUE).phone_hash) = 32)
  CONSTRAINT orders_pickup_at_store CHECK ((VALUE).payment_code <> 'pay-on-pickup'::text OR (VALUE).shipping_code = 'pick-up'::text)
  CONSTRAINT orders_product_count_check CHECK ((VALUE).product_count > 0)
  CONSTRAINT orders_quote_id_check CHECK ((VALUE).quote_id <> ''::text)
  CONSTRAINT orders_range_hash_check CHECK (length((VALUE).range_hash) = 32)
  CONSTRAINT orders_recipient_check CHECK ((VALUE).recipient <> ''::text)
  CONSTRAINT orders_refunded_at_most_total CHECK ((VALUE).refunded_kobo >= 0 AND (VALUE).refunded_kobo <= (VALUE).total_kobo)
  CONSTRAINT orders_refunded_is_recorded CHECK ((VALUE).payment_status <> 'REFUNDED'::text OR (VALUE).refunded_kobo = (VALUE).total_kobo)
  CONSTRAINT orders_refunded_not_sold CHECK ((VALUE).payment_status <> 'REFUNDED'::text OR (VALUE).stock_state <> 'sold'::text)
  CONSTRAINT orders_shipping_code_check CHECK ((VALUE).shipping_code = ANY (ARRAY['carrier'::text, 'public-transport'::text, 'pick-up'::text]))
  CONSTRAINT orders_shipping_kobo_check CHECK ((VALUE).shipping_kobo >= 0)
  CONSTRAINT orders_shipping_method_check CHECK ((VALUE).shipping_method <> ''::text)
  CONSTRAINT orders_state_check CHECK ((VALUE).state <> ''::text)
  CONSTRAINT orders_status_check CHECK ((VALUE).status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'IN TRANSIT'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'REFUNDED'::text]))
  CONSTRAINT orders_stock_state_check CHECK ((VALUE).stock_state = ANY (ARRAY['held'::text, 'sold'::text, 'free'::text, 'gone'::text]))
  CONSTRAINT orders_street_check CHECK ((VALUE).street <> ''::text)
  CONSTRAINT orders_sub_total_kobo_check CHECK ((VALUE).sub_total_kobo > 0)
  CONSTRAINT orders_total_adds_up CHECK ((VALUE).total_kobo > 0 AND (VALUE).total_kobo = ((VALUE).sub_total_kobo + (VALUE).shipping_kobo - (VALUE).coupon_kobo))
  CONSTRAINT orders_traced_while_unpaid CHECK (num_nonnulls((VALUE).range_hash, (VALUE).phone_hash) = 0 OR ((VALUE).payment_status = ANY (ARRAY['PENDING'::text, 'FAILED'::text])) AND ((VALUE).status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text])) AND (VALUE).hold <> 'none'::text);

CREATE TABLE pickup_codes (
  order_id bigint NOT NULL,
  digits text NOT NULL,
  CONSTRAINT pickup_codes_pkey PRIMARY KEY (order_id),
  CONSTRAINT pickup_codes_digits_key UNIQUE (digits),
  CONSTRAINT pickup_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT pickup_codes_digits_check CHECK (digits ~ '^[0-9]{6}$'::text)
);

CREATE TABLE counter_lines (
  line_id bigint NOT NULL,
  order_id bigint NOT NULL,
  units integer NOT NULL,
  amount_kobo bigint NOT NULL,
  coupon_kobo bigint NOT NULL,
  CONSTRAINT counter_lines_pkey PRIMARY KEY (line_id),
  CONSTRAINT counter_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON DELETE CASCADE,
  CONSTRAINT counter_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES counter_sales(order_id) ON DELETE CASCADE,
  CONSTRAINT counter_lines_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT counter_lines_coupon_at_most_price CHECK (coupon_kobo >= 0 AND coupon_kobo <= (amount_kobo * units)),
  CONSTRAINT counter_lines_units_check CHECK (units >= 0),
  CONSTRAINT counter_lines_ordered TRIGGER
);
CREATE INDEX counter_lines_order ON counter_lines USING btree (order_id);
CREATE CONSTRAINT TRIGGER counter_lines_ordered AFTER INSERT ON counter_lines NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION counter_line_fits();
CREATE TRIGGER counter_lines_stay BEFORE UPDATE ON counter_lines FOR EACH STATEMENT EXECUTE FUNCTION counter_refuses_change();

CREATE TABLE counter_sales (
  order_id bigint NOT NULL,
  placed_kobo bigint NOT NULL,
  paid_kobo bigint NOT NULL,
  sold_at timestamp with time zone NOT NULL,
  sold_by text NOT NULL,
  CONSTRAINT counter_sales_pkey PRIMARY KEY (order_id),
  CONSTRAINT counter_sales_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT counter_sales_paid_kobo_check CHECK (paid_kobo > 0),
  CONSTRAINT counter_sales_placed_kobo_check CHECK (placed_kobo > 0),
  CONSTRAINT counter_sales_sold_by_check CHECK (sold_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT counter_sales_add_up TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE CONSTRAINT TRIGGER counter_sales_add_up AFTER INSERT ON counter_sales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counter_sale_adds_up();
CREATE TRIGGER counter_sales_stay BEFORE UPDATE ON counter_sales FOR EACH STATEMENT EXECUTE FUNCTION counter_refuses_change();

CREATE VIEW sold_lines AS
 SELECT line.id,
    line.order_id,
    line."position",
    line.product_id,
    line.combination_id,
    line.p_slug,
    line.name,
    line.weight_grams,
    line.options,
    line.images,
    COALESCE(counter.units, line.quantity) AS quantity,
    COALESCE(counter.amount_kobo, line.amount_kobo) AS amount_kobo,
        CASE
            WHEN counter.line_id IS NULL THEN line.coupon_kobo
            ELSE counter.coupon_kobo
        END AS coupon_kobo
   FROM order_lines line
     LEFT JOIN counter_lines counter ON counter.line_id = line.id
  WHERE COALESCE(counter.units, 1) > 0;

CREATE TABLE orders_by_telephone (
  order_id bigint NOT NULL,
  taken_by bigint NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  link_hash bytea,
  CONSTRAINT orders_by_telephone_pkey PRIMARY KEY (order_id),
  CONSTRAINT orders_by_telephone_link_hash_key UNIQUE (link_hash),
  CONSTRAINT orders_by_telephone_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT orders_by_telephone_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES staff_members(id),
  CONSTRAINT orders_by_telephone_link_hash_check CHECK (length(link_hash) = 32)
);
CREATE INDEX orders_by_telephone_taken_by ON orders_by_telephone USING btree (taken_by);
CREATE TRIGGER orders_by_telephone_allowed BEFORE INSERT ON orders_by_telephone FOR EACH ROW EXECUTE FUNCTION orders_by_telephone_allowed();

CREATE TABLE order_mails (
  member_id bigint NOT NULL,
  is_on boolean NOT NULL,
  read_to bigint NOT NULL,
  mailed_at timestamp with time zone,
  CONSTRAINT order_mails_pkey PRIMARY KEY (member_id),
  CONSTRAINT order_mails_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT order_mails_read_to_check CHECK (read_to >= 0)
);

CREATE TABLE order_allowed_moves (
  kind text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  CONSTRAINT order_allowed_moves_pkey PRIMARY KEY (kind, from_state, to_state),
  CONSTRAINT order_allowed_moves_kind_check CHECK (kind = ANY (ARRAY['status'::text, 'payment'::text, 'stock'::text]))
);

CREATE TABLE member_refunds_of_days (
  member_id bigint NOT NULL,
  day date NOT NULL,
  amount_kobo bigint NOT NULL,
  requested_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT member_refunds_of_days_pkey PRIMARY KEY (member_id, day),
  CONSTRAINT member_refunds_of_days_amount_kobo_check CHECK (amount_kobo >= 0 AND requested_kobo >= 0)
);
CREATE TRIGGER member_refunds_bounded BEFORE INSERT OR UPDATE ON member_refunds_of_days FOR EACH ROW EXECUTE FUNCTION member_refunds_bounded();

CREATE TABLE office_orders (
  order_id bigint NOT NULL,
  account_id bigint NOT NULL,
  status text NOT NULL,
  payment_status text NOT NULL,
  payment_code text NOT NULL,
  shipping_code text NOT NULL,
  carrier_name text,
  state text,
  placed_at timestamp with time zone NOT NULL,
  phone text,
  names tsvector NOT NULL,
  badge text,
  CONSTRAINT office_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT office_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX office_orders_account ON office_orders USING btree (account_id, order_id);
CREATE INDEX office_orders_badge ON office_orders USING btree (badge, order_id) WHERE badge IS NOT NULL;
CREATE INDEX office_orders_carrier ON office_orders USING btree (carrier_name, order_id) WHERE carrier_name IS NOT NULL;
CREATE INDEX office_orders_names ON office_orders USING gin (names);
CREATE INDEX office_orders_payment ON office_orders USING btree (payment_code, payment_status, order_id);
CREATE INDEX office_orders_phone ON office_orders USING btree (phone) WHERE phone IS NOT NULL;
CREATE INDEX office_orders_placed ON office_orders USING btree (placed_at);
CREATE INDEX office_orders_shipping ON office_orders USING btree (shipping_code, order_id);
CREATE INDEX office_orders_state ON office_orders USING btree (state, order_id) WHERE state IS NOT NULL;
CREATE INDEX office_orders_status ON office_orders USING btree (status, order_id);

CREATE TABLE office_orders_read (
  is_one boolean DEFAULT true NOT NULL,
  read_to bigint NOT NULL,
  seen_to bigint NOT NULL,
  seen_before xid8 NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT office_orders_read_pkey PRIMARY KEY (is_one),
  CONSTRAINT office_orders_read_is_one_check CHECK (is_one)
);

CREATE VIEW office_orders_source AS
 SELECT orders.id AS order_id,
    orders.account_id,
    orders.status,
    orders.payment_status,
    orders.payment_code,
    orders.shipping_code,
    orders.carrier_name,
    orders.state,
    orders.placed_at,
    orders.phone,
    to_tsvector('simple'::regconfig, search_fold(concat_ws(' '::text, orders.recipient, accounts.first_name, accounts.last_name))) AS names
   FROM orders
     JOIN accounts ON accounts.id = orders.account_id;

CREATE TABLE order_comments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  comment text NOT NULL,
  written_by text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT order_comments_pkey PRIMARY KEY (id),
  CONSTRAINT order_comments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_comments_comment_check CHECK (comment <> ''::text),
  CONSTRAINT order_comments_written_by_check CHECK (written_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text)
);
CREATE INDEX order_comments_order ON order_comments USING btree (order_id, id);

CREATE TABLE order_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  position smallint NOT NULL,
  product_id integer NOT NULL,
  combination_id integer,
  quantity integer NOT NULL,
  p_slug text NOT NULL,
  name text NOT NULL,
  amount_kobo bigint NOT NULL,
  weight_grams integer NOT NULL,
  options text[] NOT NULL,
  images jsonb NOT NULL,
  coupon_kobo bigint,
  CONSTRAINT order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT order_lines_once UNIQUE NULLS NOT DISTINCT (order_id, product_id, combination_id),
  CONSTRAINT order_lines_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_lines_row CHECK (order_lines.*::order_line_row IS DISTINCT FROM NULL)
);
CREATE DOMAIN order_line_row AS order_lines
  CONSTRAINT order_lines_amount_kobo_check CHECK ((VALUE).amount_kobo > 0)
  CONSTRAINT order_lines_coupon_at_most_price CHECK ((VALUE).coupon_kobo >= 0 AND (VALUE).coupon_kobo <= ((VALUE).amount_kobo * (VALUE).quantity))
  CONSTRAINT order_lines_images_check CHECK (jsonb_typeof((VALUE).images) = 'array'::text)
  CONSTRAINT order_lines_name_check CHECK ((VALUE).name <> ''::text)
  CONSTRAINT order_lines_options_check CHECK (cardinality((VALUE).options) <= 5)
  CONSTRAINT order_lines_position_check CHECK ((VALUE)."position" >= 0)
  CONSTRAINT order_lines_quantity_check CHECK ((VALUE).quantity >= 1 AND (VALUE).quantity <= 10000)
  CONSTRAINT order_lines_weight_grams_check CHECK ((VALUE).weight_grams > 0);

CREATE TABLE order_line_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  line_id bigint,
  quantity integer,
  amount_kobo bigint NOT NULL,
  refunded_at timestamp with time zone NOT NULL,
  refunded_by text NOT NULL,
  order_id bigint,
  part text DEFAULT 'line'::text NOT NULL,
  disposition text,
  reason text,
  approval_id bigint,
  CONSTRAINT order_line_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT order_line_refunds_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_lines(id) ON DELETE CASCADE,
  CONSTRAINT order_line_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_line_refunds_amount_kobo_check CHECK (amount_kobo >= 0),
  CONSTRAINT order_line_refunds_disposition CHECK (disposition IS NULL OR (disposition = ANY (ARRAY['restocked'::text, 'written-off'::text, 'not-returned'::text])) AND part = 'line'::text),
  CONSTRAINT order_line_refunds_of_order CHECK (order_id IS NOT NULL),
  CONSTRAINT order_line_refunds_part CHECK ((part = ANY (ARRAY['line'::text, 'delivery'::text, 'sum'::text])) AND num_nulls(line_id, quantity) =
CASE part
    WHEN 'line'::text THEN 0
    ELSE 2
END),
  CONSTRAINT order_line_refunds_quantity_check CHECK (quantity > 0),
  CONSTRAINT order_line_refunds_reason CHECK (reason <> ''::text),
  CONSTRAINT order_line_refunds_refunded_by_check CHECK (refunded_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT order_line_refunds_within_order TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX order_line_refunds_line ON order_line_refunds USING btree (line_id);
CREATE INDEX order_line_refunds_order ON order_line_refunds USING btree (order_id);
CREATE TRIGGER order_line_refunds_at_most BEFORE INSERT ON order_line_refunds FOR EACH ROW EXECUTE FUNCTION order_part_goes_back();
CREATE TRIGGER order_line_refunds_stay BEFORE UPDATE OF order_id, line_id, part, quantity, amount_kobo, disposition, approval_id ON order_line_refunds FOR EACH STATEMENT EXECUTE FUNCTION order_part_stays();
CREATE CONSTRAINT TRIGGER order_line_refunds_within_order AFTER INSERT ON order_line_refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_parts_add_up();

CREATE VIEW taken_lines AS
 SELECT line.order_id,
    line.product_id,
    line.combination_id,
    line.quantity - COALESCE(( SELECT sum(back.quantity) AS sum
           FROM order_line_refunds back
          WHERE back.line_id = line.id AND back.disposition = 'restocked'::text), 0::bigint)::integer AS quantity
   FROM sold_lines line
     JOIN orders ON orders.id = line.order_id
  WHERE orders.stock_state = ANY (ARRAY['sold'::text, 'gone'::text]);

CREATE TABLE order_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  status text NOT NULL,
  payment_status text NOT NULL,
  stock_state text NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  moved_by text NOT NULL,
  refunded_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT order_moves_pkey PRIMARY KEY (order_id, id),
  CONSTRAINT order_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_moves_newest ON order_moves USING brin (id) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX order_moves_time ON order_moves USING brin (moved_at) WITH (pages_per_range='32', autosummarize='on');

CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  note text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  noted_by text,
  CONSTRAINT order_notes_pkey PRIMARY KEY (id),
  CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_notes_note_check CHECK (note <> ''::text),
  CONSTRAINT order_notes_noted_by_check CHECK (noted_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text)
);
CREATE INDEX order_notes_order ON order_notes USING btree (order_id, id);

CREATE TABLE order_pairs (
  product_id integer NOT NULL,
  other_id integer NOT NULL,
  customers integer NOT NULL,
  CONSTRAINT order_pairs_pkey PRIMARY KEY (product_id, other_id),
  CONSTRAINT order_pairs_customers_check CHECK (customers >= 2)
);

CREATE TABLE order_refunds_by_members (
  order_id bigint NOT NULL,
  amount_kobo bigint NOT NULL,
  CONSTRAINT order_refunds_by_members_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_refunds_by_members_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_refunds_by_members_amount_kobo_check CHECK (amount_kobo > 0)
);
CREATE TRIGGER order_refunds_bounded BEFORE INSERT OR UPDATE ON order_refunds_by_members FOR EACH ROW EXECUTE FUNCTION order_refunds_bounded();

-- payments

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  account_id bigint NOT NULL,
  order_code text NOT NULL,
  tx_ref text NOT NULL,
  amount_kobo bigint NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  reason text DEFAULT 'placed'::text NOT NULL,
  link text,
  link_closed boolean DEFAULT false NOT NULL,
  transaction_id text,
  received_kobo bigint,
  refunded_kobo bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  next_check_at timestamp with time zone,
  looked_up_at timestamp with time zone,
  is_cancelled boolean DEFAULT false NOT NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_transaction_id_key UNIQUE (transaction_id),
  CONSTRAINT payments_tx_ref_key UNIQUE (tx_ref),
  CONSTRAINT payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payments_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT payments_expire_later CHECK (expires_at > created_at),
  CONSTRAINT payments_never_give_back_more CHECK (refunded_kobo >= 0 AND refunded_kobo <= COALESCE(received_kobo, 0::bigint)),
  CONSTRAINT payments_paid_exactly CHECK (status <> 'paid'::text OR received_kobo = amount_kobo),
  CONSTRAINT payments_received_is_known CHECK ((status = ANY (ARRAY['paid'::text, 'returned'::text])) = (received_kobo IS NOT NULL) AND (received_kobo IS NULL) = (transaction_id IS NULL)),
  CONSTRAINT payments_received_kobo_check CHECK (received_kobo > 0),
  CONSTRAINT payments_status_check CHECK (status = ANY (ARRAY['open'::text, 'failed'::text, 'paid'::text, 'returned'::text]))
);
CREATE INDEX payments_account ON payments USING btree (account_id);
CREATE INDEX payments_due ON payments USING btree (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_links_to_close ON payments USING btree (expires_at) WHERE status = 'failed'::text AND link IS NOT NULL AND NOT link_closed;
CREATE INDEX payments_open ON payments USING btree (created_at) WHERE status = 'open'::text;
CREATE INDEX payments_order ON payments USING btree (order_id);
CREATE UNIQUE INDEX payments_paid_once ON payments USING btree (order_id) WHERE status = 'paid'::text;
CREATE TRIGGER payments_moved AFTER UPDATE ON payments FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION payments_moved();
CREATE TRIGGER payments_opened AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payments_moved();

CREATE TABLE payment_allowed_moves (
  from_status text NOT NULL,
  to_status text NOT NULL,
  CONSTRAINT payment_allowed_moves_pkey PRIMARY KEY (from_status, to_status)
);

CREATE TABLE payment_discrepancies (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL,
  detail text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_discrepancies_pkey PRIMARY KEY (id),
  CONSTRAINT payment_discrepancies_once UNIQUE (payment_id, transaction_id, kind),
  CONSTRAINT payment_discrepancies_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE,
  CONSTRAINT payment_discrepancies_kind_check CHECK (kind = ANY (ARRAY['amount'::text, 'currency'::text, 'reference'::text, 'second'::text]))
);

CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  transaction_id text NOT NULL,
  status text NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_events_pkey PRIMARY KEY (id),
  CONSTRAINT payment_events_once UNIQUE (payment_id, transaction_id, status),
  CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE
);

CREATE TABLE payment_moves (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  status text NOT NULL,
  reason text NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_moves_pkey PRIMARY KEY (id),
  CONSTRAINT payment_moves_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE
);
CREATE INDEX payment_moves_payment ON payment_moves USING btree (payment_id, id);

CREATE TABLE payment_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  amount_kobo bigint NOT NULL,
  reason text NOT NULL,
  key text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  provider_id text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  requested_at timestamp with time zone NOT NULL,
  unmatched_id bigint,
  claimed_until timestamp with time zone,
  claims integer DEFAULT 0 NOT NULL,
  requested_by text NOT NULL,
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refunds_key_key UNIQUE (key),
  CONSTRAINT payment_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_refunds_unmatched_id_fkey FOREIGN KEY (unmatched_id) REFERENCES payment_unmatched(id),
  CONSTRAINT payment_refunds_amount_kobo_check CHECK (amount_kobo > 0),
  CONSTRAINT payment_refunds_requested_by_check CHECK (requested_by ~ '^((customer|staff):[0-9]+|(job|provider|command):.+)$'::text),
  CONSTRAINT payment_refunds_sent CHECK ((state = 'sent'::text) = (sent_at IS NOT NULL)),
  CONSTRAINT payment_refunds_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'wallet'::text]))
);
CREATE INDEX payment_refunds_due ON payment_refunds USING btree (next_attempt_at) WHERE state = ANY (ARRAY['waiting'::text, 'sending'::text]);
CREATE INDEX payment_refunds_payment ON payment_refunds USING btree (payment_id);
CREATE INDEX payment_refunds_refused ON payment_refunds USING btree (payment_id) WHERE state = 'refused'::text;
CREATE TRIGGER payment_refunds_added AFTER INSERT OR UPDATE ON payment_refunds FOR EACH ROW EXECUTE FUNCTION payment_refunds_added();

CREATE TABLE payment_unmatched (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  transaction_id text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  refunded bigint DEFAULT 0 NOT NULL,
  came_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_unmatched_pkey PRIMARY KEY (id),
  CONSTRAINT payment_unmatched_transaction_id_key UNIQUE (transaction_id),
  CONSTRAINT payment_unmatched_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_unmatched_amount_check CHECK (amount > 0),
  CONSTRAINT payment_unmatched_currency_check CHECK (currency <> ''::text),
  CONSTRAINT payment_unmatched_never_give_back_more CHECK (refunded >= 0 AND refunded <= amount)
);
CREATE INDEX payment_unmatched_payment ON payment_unmatched USING btree (payment_id);

-- pictures

CREATE TABLE picture_names (
  name text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT picture_names_pkey PRIMARY KEY (name),
  CONSTRAINT picture_names_hash_fkey FOREIGN KEY (hash) REFERENCES pictures(hash) ON DELETE CASCADE,
  CONSTRAINT picture_names_name_check CHECK (name <> ''::text AND length(name) <= 200)
);
CREATE INDEX picture_names_hash ON picture_names USING btree (hash);

CREATE TABLE pictures (
  hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder_color text NOT NULL,
  unused_since timestamp with time zone,
  is_going boolean DEFAULT false NOT NULL,
  CONSTRAINT pictures_pkey PRIMARY KEY (hash),
  CONSTRAINT pictures_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT pictures_height_check CHECK (height > 0),
  CONSTRAINT pictures_placeholder_color_check CHECK (placeholder_color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT pictures_width_check CHECK (width > 0)
);
CREATE INDEX pictures_unused ON pictures USING btree (unused_since) WHERE unused_since IS NOT NULL;

-- platform

CREATE TABLE platform_build_files (
  build text NOT NULL,
  path text NOT NULL,
  body bytea NOT NULL,
  CONSTRAINT platform_build_files_pkey PRIMARY KEY (build, path),
  CONSTRAINT platform_build_files_build_fkey FOREIGN KEY (build) REFERENCES platform_builds(build) ON DELETE CASCADE
);
CREATE INDEX platform_build_files_path ON platform_build_files USING btree (path);

CREATE TABLE platform_builds (
  build text NOT NULL,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT platform_builds_pkey PRIMARY KEY (build)
);

CREATE TABLE platform_clock (
  singleton boolean DEFAULT true NOT NULL,
  offset_seconds bigint DEFAULT 0 NOT NULL,
  CONSTRAINT platform_clock_pkey PRIMARY KEY (singleton),
  CONSTRAINT platform_clock_offset_seconds_check CHECK (offset_seconds >= 0),
  CONSTRAINT platform_clock_singleton_check CHECK (singleton)
);

CREATE TABLE platform_jobs (
  name text NOT NULL,
  schedule text NOT NULL,
  planned_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  failed_at timestamp with time zone,
  claimed_until timestamp with time zone,
  CONSTRAINT platform_jobs_pkey PRIMARY KEY (name)
);

CREATE TABLE platform_keys (
  id integer NOT NULL,
  purpose text NOT NULL,
  is_current boolean NOT NULL,
  wrapped bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT platform_keys_pkey PRIMARY KEY (id),
  CONSTRAINT platform_keys_id_check CHECK (id >= 0),
  CONSTRAINT platform_keys_purpose_check CHECK (purpose = ANY (ARRAY['data'::text, 'identity'::text]))
);
CREATE UNIQUE INDEX platform_keys_current ON platform_keys USING btree (purpose) WHERE is_current;

CREATE TABLE platform_migrations (
  id integer DEFAULT nextval('platform_migrations_id_seq'::regclass) NOT NULL,
  name character varying(255) NOT NULL,
  run_on timestamp without time zone NOT NULL,
  CONSTRAINT platform_migrations_pkey PRIMARY KEY (id)
);

CREATE TABLE platform_seeds (
  name text NOT NULL,
  completed_at timestamp with time zone NOT NULL,
  CONSTRAINT platform_seeds_pkey PRIMARY KEY (name)
);

CREATE TABLE platform_write_probe (
  id boolean DEFAULT true NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT platform_write_probe_pkey PRIMARY KEY (id),
  CONSTRAINT platform_write_probe_id_check CHECK (id)
);

-- records

CREATE TABLE office_keys (
  member_id bigint NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb,
  stored_at timestamp with time zone NOT NULL,
  CONSTRAINT office_keys_pkey PRIMARY KEY (member_id, call, key),
  CONSTRAINT office_keys_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id) ON DELETE CASCADE
);

-- reviews

CREATE TABLE order_reviews (
  order_id bigint NOT NULL,
  account_id bigint,
  rating smallint NOT NULL,
  caption text NOT NULL,
  details text NOT NULL,
  display_name text NOT NULL,
  is_anonymous boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT order_reviews_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT order_reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_reviews_display_name_check CHECK (display_name <> ''::text),
  CONSTRAINT order_reviews_rating_check CHECK (rating >= 1 AND rating <= 5)
);
CREATE INDEX order_reviews_of_account ON order_reviews USING btree (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE product_reviews (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  product_id integer NOT NULL,
  order_line_id bigint,
  rating smallint NOT NULL,
  caption text NOT NULL,
  details text NOT NULL,
  display_name text NOT NULL,
  is_anonymous boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  account_id bigint,
  CONSTRAINT product_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT product_reviews_order_line_id_key UNIQUE (order_line_id),
  CONSTRAINT product_reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT product_reviews_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT product_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT product_reviews_bought CHECK (account_id IS NULL OR order_line_id IS NOT NULL),
  CONSTRAINT product_reviews_display_name_check CHECK (display_name <> ''::text),
  CONSTRAINT product_reviews_rating_check CHECK (rating >= 1 AND rating <= 5)
);
CREATE INDEX product_reviews_newest ON product_reviews USING btree (product_id, updated_at, id);
CREATE INDEX product_reviews_of_account ON product_reviews USING btree (account_id, updated_at, id) WHERE account_id IS NOT NULL;
CREATE TRIGGER reviews_deleted AFTER DELETE ON product_reviews REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_inserted AFTER INSERT ON product_reviews REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_updated AFTER UPDATE ON product_reviews REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION reviews_edited();

-- saved

CREATE TABLE saved_items (
  account_id bigint NOT NULL,
  product_id integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_items_pkey PRIMARY KEY (account_id, product_id),
  CONSTRAINT saved_items_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT saved_items_product FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX saved_items_age ON saved_items USING btree (saved_at);
CREATE INDEX saved_items_of_product ON saved_items USING btree (product_id);

CREATE TABLE saved_views (
  account_id bigint NOT NULL,
  product_id integer NOT NULL,
  viewed_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (account_id, product_id),
  CONSTRAINT saved_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT saved_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX saved_views_newest ON saved_views USING btree (account_id, viewed_at);
CREATE INDEX saved_views_of_product ON saved_views USING btree (product_id);

-- search

CREATE TABLE search_dismissals (
  term text NOT NULL,
  dismissed_at timestamp with time zone NOT NULL,
  dismissed_by text NOT NULL,
  CONSTRAINT search_dismissals_pkey PRIMARY KEY (term),
  CONSTRAINT search_dismissals_term_check CHECK (length(term) >= 1 AND length(term) <= 80)
);

CREATE TABLE search_pinned_terms (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  term text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  edited_by text NOT NULL,
  CONSTRAINT search_pinned_terms_pkey PRIMARY KEY (id),
  CONSTRAINT search_pinned_terms_term_key UNIQUE (term),
  CONSTRAINT search_pinned_terms_term_check CHECK (length(term) >= 1 AND length(term) <= 80)
);

CREATE TABLE search_pins (
  term_id bigint NOT NULL,
  place smallint NOT NULL,
  product_id integer NOT NULL,
  CONSTRAINT search_pins_pkey PRIMARY KEY (term_id, place),
  CONSTRAINT search_pins_term_id_product_id_key UNIQUE (term_id, product_id),
  CONSTRAINT search_pins_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  CONSTRAINT search_pins_term_id_fkey FOREIGN KEY (term_id) REFERENCES search_pinned_terms(id) ON DELETE CASCADE,
  CONSTRAINT search_pins_place_check CHECK (place >= 1 AND place <= 10)
);
CREATE INDEX search_pins_product ON search_pins USING btree (product_id);
CREATE TRIGGER search_pins_announced AFTER INSERT OR DELETE OR UPDATE ON search_pins FOR EACH STATEMENT EXECUTE FUNCTION announce('search');

CREATE TABLE search_requests (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  term text NOT NULL,
  account_id bigint,
  phone text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT search_requests_pkey PRIMARY KEY (id),
  CONSTRAINT search_requests_term_account_id_phone_key UNIQUE NULLS NOT DISTINCT (term, account_id, phone),
  CONSTRAINT search_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  CONSTRAINT search_requests_check CHECK (num_nonnulls(account_id, phone) = 1),
  CONSTRAINT search_requests_phone_check CHECK (phone ~ '^\+[0-9]{8,15}$'::text),
  CONSTRAINT search_requests_term_check CHECK (length(term) >= 1 AND length(term) <= 80)
);
CREATE INDEX search_requests_account ON search_requests USING btree (account_id);
CREATE INDEX search_requests_created ON search_requests USING btree (created_at);
CREATE INDEX search_requests_phone ON search_requests USING btree (phone);

CREATE TABLE search_synonym_terms (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  term text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  edited_by text NOT NULL,
  CONSTRAINT search_synonym_terms_pkey PRIMARY KEY (id),
  CONSTRAINT search_synonym_terms_term_key UNIQUE (term)
);

CREATE TABLE search_synonyms (
  term text NOT NULL,
  meaning text NOT NULL,
  CONSTRAINT search_synonyms_pkey PRIMARY KEY (term, meaning),
  CONSTRAINT search_synonyms_term_fkey FOREIGN KEY (term) REFERENCES search_synonym_terms(term) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT search_synonyms_meaning_check CHECK (meaning = search_fold(meaning) AND meaning <> ''::text),
  CONSTRAINT search_synonyms_term_check CHECK (term = search_fold(term) AND term <> ''::text)
);
CREATE TRIGGER search_synonyms_announced AFTER INSERT OR DELETE OR UPDATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION announce('search');

-- staff

CREATE TABLE staff_invitations (
  member_id bigint NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (member_id),
  CONSTRAINT staff_invitations_email_key UNIQUE (email),
  CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_invitations_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_invitations_email_check CHECK (email <> ''::text),
  CONSTRAINT staff_invitations_token_hash_check CHECK (length(token_hash) = 32)
);

CREATE TABLE staff_member_roles (
  member_id bigint NOT NULL,
  role_id bigint NOT NULL,
  CONSTRAINT staff_member_roles_pkey PRIMARY KEY (member_id, role_id),
  CONSTRAINT staff_member_roles_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_member_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES staff_roles(id)
);
CREATE INDEX staff_member_roles_role ON staff_member_roles USING btree (role_id);
CREATE TRIGGER staff_member_roles_keep_owner AFTER DELETE ON staff_member_roles FOR EACH ROW WHEN (staff_takes_owner(old.member_id, old.role_id)) EXECUTE FUNCTION staff_keep_owner();

CREATE TABLE staff_members (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint,
  state text NOT NULL,
  handle text NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  invited_by text NOT NULL,
  last_seen_at timestamp with time zone,
  CONSTRAINT staff_members_pkey PRIMARY KEY (id),
  CONSTRAINT staff_members_account_id_key UNIQUE (account_id),
  CONSTRAINT staff_members_handle_key UNIQUE (handle),
  CONSTRAINT staff_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT staff_members_account CHECK (account_id IS NOT NULL OR (state = ANY (ARRAY['invited'::text, 'left'::text]))),
  CONSTRAINT staff_members_handle_check CHECK (handle ~ '^[A-Za-z0-9_-]{22}$'::text),
  CONSTRAINT staff_members_invited_by_check CHECK (invited_by <> ''::text),
  CONSTRAINT staff_members_state_check CHECK (state = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text, 'left'::text]))
);
CREATE TRIGGER staff_members_keep_owner AFTER UPDATE OF state ON staff_members FOR EACH ROW WHEN (old.state = 'active'::text AND new.state <> 'active'::text AND staff_is_owner(old.id)) EXECUTE FUNCTION staff_keep_owner();

CREATE TABLE staff_passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  member_id bigint NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT staff_passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_passkeys_counter_check CHECK (counter >= 0),
  CONSTRAINT staff_passkeys_credential_id_check CHECK (length(credential_id) >= 1 AND length(credential_id) <= 1023),
  CONSTRAINT staff_passkeys_name_check CHECK (name <> ''::text),
  CONSTRAINT staff_passkeys_public_key_check CHECK (length(public_key) > 0)
);
CREATE INDEX staff_passkeys_member ON staff_passkeys USING btree (member_id);

CREATE TABLE staff_recovery_codes (
  member_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (member_id, code_hash),
  CONSTRAINT staff_recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_recovery_codes_code_hash_check CHECK (length(code_hash) = 32)
);

CREATE TABLE staff_role_permissions (
  role_id bigint NOT NULL,
  permission text NOT NULL,
  CONSTRAINT staff_role_permissions_pkey PRIMARY KEY (role_id, permission),
  CONSTRAINT staff_role_permissions_role_id_fkey FOREIGN KEY (role_id) REFERENCES staff_roles(id) ON DELETE CASCADE,
  CONSTRAINT staff_role_permissions_permission_check CHECK (permission ~ '^[a-z]+\.[a-z]+(-[a-z]+)?$'::text)
);

CREATE TABLE staff_roles (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  is_owner boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  edited_by text NOT NULL,
  CONSTRAINT staff_roles_pkey PRIMARY KEY (id),
  CONSTRAINT staff_roles_edited_by_check CHECK (edited_by <> ''::text),
  CONSTRAINT staff_roles_name_check CHECK (name <> ''::text),
  CONSTRAINT staff_roles_version_check CHECK (version > 0)
);
CREATE UNIQUE INDEX staff_roles_name ON staff_roles USING btree (lower(name));
CREATE UNIQUE INDEX staff_roles_owner ON staff_roles USING btree (is_owner) WHERE is_owner;

CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  member_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  password_digest bytea NOT NULL,
  device text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  factor_at timestamp with time zone,
  open_at timestamp with time zone,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT staff_sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_sessions_password_digest_check CHECK (length(password_digest) = 32),
  CONSTRAINT staff_sessions_token_hash_check CHECK (length(token_hash) = 32)
);
CREATE INDEX staff_sessions_end ON staff_sessions USING btree (expires_at);
CREATE INDEX staff_sessions_member ON staff_sessions USING btree (member_id);
CREATE TRIGGER staff_sessions_bounded AFTER INSERT ON staff_sessions FOR EACH ROW EXECUTE FUNCTION staff_sessions_bounded();

CREATE TABLE staff_totp (
  member_id bigint NOT NULL,
  secret bytea,
  step bigint,
  since timestamp with time zone,
  new_secret bytea,
  new_at timestamp with time zone,
  wrong_codes smallint DEFAULT 0 NOT NULL,
  closed_until timestamp with time zone,
  wrong_until timestamp with time zone,
  CONSTRAINT staff_totp_pkey PRIMARY KEY (member_id),
  CONSTRAINT staff_totp_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT staff_totp_check CHECK ((secret IS NULL) = (step IS NULL)),
  CONSTRAINT staff_totp_check1 CHECK ((secret IS NULL) = (since IS NULL)),
  CONSTRAINT staff_totp_check2 CHECK ((new_secret IS NULL) = (new_at IS NULL)),
  CONSTRAINT staff_totp_new_secret_check CHECK (length(new_secret) > 0),
  CONSTRAINT staff_totp_secret_check CHECK (length(secret) > 0),
  CONSTRAINT staff_totp_wrong_codes_check CHECK (wrong_codes >= 0)
);

-- views

CREATE TABLE office_views (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  member_id bigint NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_for_all boolean NOT NULL,
  CONSTRAINT office_views_pkey PRIMARY KEY (id),
  CONSTRAINT office_views_member_id_list_name_key UNIQUE (member_id, list, name),
  CONSTRAINT office_views_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id),
  CONSTRAINT office_views_list_check CHECK (list ~ '^[a-z-]{1,40}$'::text),
  CONSTRAINT office_views_name_check CHECK (name <> ''::text),
  CONSTRAINT office_views_query_check CHECK (length(query) <= 1000)
);
CREATE INDEX office_views_for_all ON office_views USING btree (list) WHERE is_for_all;

-- wallet

CREATE TABLE wallets (
  account_id bigint NOT NULL,
  balance_kobo bigint DEFAULT 0 NOT NULL,
  CONSTRAINT wallets_pkey PRIMARY KEY (account_id),
  CONSTRAINT wallets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT wallets_not_negative CHECK (balance_kobo >= 0)
) WITH (fillfactor=80);
CREATE TRIGGER wallets_follow_entries BEFORE UPDATE ON wallets FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION wallet_refuse('a balance moves by entries alone');
CREATE TRIGGER wallets_start_empty BEFORE INSERT ON wallets FOR EACH ROW WHEN (new.balance_kobo <> 0) EXECUTE FUNCTION wallet_refuse('a wallet starts empty');

CREATE TABLE wallet_adjustments (
  key text NOT NULL,
  reason text NOT NULL,
  approval_id bigint NOT NULL,
  CONSTRAINT wallet_adjustments_pkey PRIMARY KEY (key),
  CONSTRAINT wallet_adjustments_approval_id_key UNIQUE (approval_id),
  CONSTRAINT wallet_adjustments_key_fkey FOREIGN KEY (key) REFERENCES wallet_transactions(key),
  CONSTRAINT wallet_adjustments_reason_check CHECK (reason <> ''::text)
);

CREATE TABLE wallet_bank_accounts (
  account_id bigint NOT NULL,
  reference text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  account_number text,
  bank_name text,
  account_name text,
  next_check_at timestamp with time zone,
  is_close_requested boolean DEFAULT false NOT NULL,
  closed_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  claims integer DEFAULT 0 NOT NULL,
  unsure boolean DEFAULT false NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  CONSTRAINT wallet_bank_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT wallet_bank_accounts_account_number_key UNIQUE (account_number),
  CONSTRAINT wallet_bank_accounts_reference_key UNIQUE (reference),
  CONSTRAINT wallet_bank_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT wallet_bank_accounts_account_number_check CHECK (account_number ~ '^\d{10}$'::text),
  CONSTRAINT wallet_bank_accounts_closed CHECK (closed_at IS NULL OR is_close_requested),
  CONSTRAINT wallet_bank_accounts_reference_check CHECK (reference <> ''::text),
  CONSTRAINT wallet_bank_accounts_whole CHECK (num_nulls(account_number, bank_name, account_name) = ANY (ARRAY[0, 3]))
);
CREATE INDEX wallet_bank_accounts_account ON wallet_bank_accounts USING btree (account_id);
CREATE INDEX wallet_bank_accounts_due ON wallet_bank_accounts USING btree (next_attempt_at) WHERE account_number IS NULL AND NOT is_close_requested;
CREATE UNIQUE INDEX wallet_bank_accounts_open ON wallet_bank_accounts USING btree (account_id) WHERE NOT is_close_requested;
CREATE INDEX wallet_bank_accounts_to_check ON wallet_bank_accounts USING btree (next_check_at NULLS FIRST) WHERE closed_at IS NULL AND (is_close_requested OR account_number IS NOT NULL);

CREATE TABLE wallet_deposits (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reference text NOT NULL,
  transaction_reference text NOT NULL,
  account_reference text NOT NULL,
  amount_kobo bigint NOT NULL,
  currency text NOT NULL,
  state text DEFAULT 'notified'::text NOT NULL,
  reason text,
  notified_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT wallet_deposits_pkey PRIMARY KEY (id),
  CONSTRAINT wallet_deposits_reference_key UNIQUE (reference),
  CONSTRAINT wallet_deposits_transaction_reference_key UNIQUE (transaction_reference),
  CONSTRAINT wallet_deposits_review_has_reason CHECK ((state = 'review'::text) = (reason IS NOT NULL)),
  CONSTRAINT wallet_deposits_settled CHECK ((state = 'notified'::text) = (settled_at IS NULL)),
  CONSTRAINT wallet_deposits_state_check CHECK (state = ANY (ARRAY['notified'::text, 'credited'::text, 'review'::text])),
  CONSTRAINT wallet_deposits_transaction_reference_check CHECK (transaction_reference <> ''::text)
);
CREATE INDEX wallet_deposits_notified ON wallet_deposits USING btree (notified_at) WHERE state = 'notified'::text;
CREATE INDEX wallet_deposits_under_review ON wallet_deposits USING btree (settled_at) WHERE state = 'review'::text;
CREATE TRIGGER wallet_deposits_credited_once BEFORE DELETE OR UPDATE ON wallet_deposits FOR EACH ROW WHEN (old.state = 'credited'::text) EXECUTE FUNCTION wallet_refuse('a credited deposit stays');

CREATE TABLE wallet_entries (
  transaction_id bigint NOT NULL,
  book text NOT NULL,
  account_id bigint,
  amount_kobo bigint NOT NULL,
  CONSTRAINT wallet_entries_pkey PRIMARY KEY (transaction_id, book),
  CONSTRAINT wallet_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallets(account_id),
  CONSTRAINT wallet_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet_transactions(id),
  CONSTRAINT wallet_entries_row CHECK (wallet_entries.*::wallet_entry_row IS DISTINCT FROM NULL)
);
CREATE TRIGGER wallet_entries_enter AFTER INSERT ON wallet_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION wallet_enter();
CREATE TRIGGER wallet_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON wallet_entries FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse('entries are written once and stay');
CREATE DOMAIN wallet_entry_row AS wallet_entries
  CONSTRAINT wallet_entries_amount_kobo_check CHECK ((VALUE).amount_kobo <> 0)
  CONSTRAINT wallet_entries_book_check CHECK ((VALUE).book = ANY (ARRAY['wallet'::text, 'bank'::text, 'card'::text, 'till'::text, 'sales'::text, 'charges'::text, 'suspense'::text, 'carriage'::text, 'carriers'::text, 'adjustments'::text]))
  CONSTRAINT wallet_entries_whose CHECK (((VALUE).book = 'wallet'::text) = ((VALUE).account_id IS NOT NULL));

CREATE TABLE wallet_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  account_id bigint,
  reference text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT wallet_transactions_key_key UNIQUE (key),
  CONSTRAINT wallet_transactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallets(account_id),
  CONSTRAINT wallet_transactions_row CHECK (wallet_transactions.*::wallet_transaction_row IS DISTINCT FROM NULL)
);
CREATE INDEX wallet_transactions_newest ON wallet_transactions USING btree (account_id, created_at, id);
CREATE TRIGGER wallet_transactions_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON wallet_transactions FOR EACH STATEMENT EXECUTE FUNCTION wallet_refuse('transactions are written once and stay');
CREATE DOMAIN wallet_transaction_row AS wallet_transactions
  CONSTRAINT wallet_transactions_key_check CHECK ((VALUE).key <> ''::text)
  CONSTRAINT wallet_transactions_kind_check CHECK ((VALUE).kind = ANY (ARRAY['deposit'::text, 'purchase'::text, 'refund'::text, 'card_in'::text, 'card_out'::text, 'till_in'::text, 'carriage'::text, 'adjustment'::text]))
  CONSTRAINT wallet_transactions_reference_check CHECK ((VALUE).reference <> ''::text)
  CONSTRAINT wallet_transactions_whose CHECK (((VALUE).kind = ANY (ARRAY['card_in'::text, 'card_out'::text, 'till_in'::text, 'carriage'::text])) = ((VALUE).account_id IS NULL));

-- functions

CREATE OR REPLACE FUNCTION public.account_sessions_bounded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ended record;
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  FOR ended IN
    DELETE FROM account_sessions WHERE id IN (
      SELECT id FROM account_sessions WHERE account_id = NEW.account_id AND id <> NEW.id
      ORDER BY last_seen_at DESC, id DESC OFFSET 19
    ) RETURNING id
  LOOP
    PERFORM pg_notify('oja_account', NEW.account_id || ':signed-out:' || ended.id);
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.add_star_counts(product integer, added integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE products SET star_counts = ARRAY[
    star_counts[1] + added[1], star_counts[2] + added[2], star_counts[3] + added[3],
    star_counts[4] + added[4], star_counts[5] + added[5]
  ]
  WHERE id = product;
$function$;

CREATE OR REPLACE FUNCTION public.announce()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('oja_changed', TG_ARGV[0]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.announce_former_slugs(slugs text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT announce_products(ARRAY (SELECT product_id FROM product_former_slugs WHERE slug = ANY (slugs)))
$function$;

CREATE OR REPLACE FUNCTION public.announce_products(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('oja_changed', 'catalogue');
  ELSE
    PERFORM pg_notify('oja_changed', 'product:' || id) FROM unnest(ids) AS id;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.approval_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what was asked for stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_stay';
END $function$;

CREATE OR REPLACE FUNCTION public.approvals_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  former text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE '' END;
BEGIN
  IF former <> NEW.state THEN
    PERFORM FROM approval_allowed_moves WHERE (from_state, to_state) = (former, NEW.state);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'approval % cannot go from % to %', NEW.id, former, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approvals_allowed_moves';
    END IF;
    INSERT INTO approval_moves (approval_id, state, moved_at, moved_by)
    VALUES (NEW.id, NEW.state, NEW.moved_at, NEW.moved_by);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.audit_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the audit only grows: no % of %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.bulk_changes_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (
    ('checking', 'ready'), ('checking', 'stopped'),
    ('ready', 'running'), ('ready', 'stopped'),
    ('running', 'done'), ('running', 'stopped'), ('running', 'undone'),
    ('stopped', 'running'),
    ('done', 'running')
  ) OR (OLD.state = 'done' AND NOT NEW.is_undo)
    OR (OLD.is_undo AND NOT NEW.is_undo)
    OR (OLD.state = 'stopped' AND OLD.checked_at IS NULL) THEN
    RAISE EXCEPTION 'a bulk change does not go from % to %', OLD.state, NEW.state
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bulk_changes_move';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.categories_have_two_levels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.parent_id IS NOT NULL AND (
    EXISTS (SELECT FROM categories WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
    OR EXISTS (SELECT FROM categories WHERE parent_id = NEW.id)
  ) THEN
    RAISE EXCEPTION 'category % would make a third level', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.choose_card_pictures(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  varied integer[] := ARRAY(
    SELECT DISTINCT product_id FROM product_images
    WHERE product_id = ANY (ids) AND option_value_id IS NOT NULL
  );
BEGIN
  IF varied = '{}' THEN RETURN; END IF;
  -- As in refresh_listing: of two changes of one product the second must see the first.
  PERFORM FROM products WHERE id = ANY (varied) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET pictures = pictures_of(id)
  WHERE id = ANY (varied) AND pictures::text <> pictures_of(id)::text;
END $function$;

CREATE OR REPLACE FUNCTION public.combinations_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
  -- As in refresh_listing: of two price changes of one product the second must see the first.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM price_from_combinations(ids);
  PERFORM announce_products(ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.contact_answers_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the contact message % is answered', OLD.id USING ERRCODE = 'check_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.count_listing(changes listing_counts[])
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH changed AS (
    SELECT scope, brand_id, tier, sum(products) AS products
    FROM unnest(changes)
    GROUP BY scope, brand_id, tier
    HAVING sum(products) <> 0
  ), free AS (
    SELECT listing_counts.ctid AS place
    FROM listing_counts JOIN changed USING (scope, brand_id, tier)
    FOR UPDATE OF listing_counts SKIP LOCKED
  ), taken AS (
    DELETE FROM listing_counts USING free WHERE listing_counts.ctid = free.place
    RETURNING scope, brand_id, tier, listing_counts.products
  )
  INSERT INTO listing_counts
  SELECT scope, brand_id, tier, sum(products)
  FROM (SELECT * FROM changed UNION ALL SELECT * FROM taken) AS parts
  GROUP BY scope, brand_id, tier
  HAVING sum(products) <> 0;
$function$;

CREATE OR REPLACE FUNCTION public.counter_line_fits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT FROM order_lines
    WHERE id = NEW.line_id AND order_id = NEW.order_id AND quantity >= NEW.units
  ) THEN
    RAISE EXCEPTION 'the counter sells more of line % than was ordered', NEW.line_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_lines_ordered';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.counter_refuses_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what the counter sold stays' USING ERRCODE = 'check_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.counter_sale_adds_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT FROM orders, (
      SELECT count(*) AS lines, sum(units) AS units, sum(amount_kobo * units) AS sub_total_kobo,
        sum(coupon_kobo) AS coupon_kobo
      FROM counter_lines WHERE order_id = NEW.order_id
    ) AS sold
    WHERE id = NEW.order_id AND total_kobo = NEW.paid_kobo
      AND orders.sub_total_kobo = sold.sub_total_kobo AND orders.coupon_kobo = sold.coupon_kobo
      AND product_count = sold.units AND payment_code = 'pay-on-pickup'
      AND payment_status IN ('PAID', 'REFUNDED')
      AND sold.lines = (SELECT count(*) FROM order_lines WHERE order_id = NEW.order_id)
  ) THEN
    RAISE EXCEPTION 'the sale of order % at the counter does not add up', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_sales_add_up';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.coupon_newcomers_exceed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'unpaid orders of customers without a delivered order would have % uses of coupon %',
    NEW.held_by_newcomers, NEW.code
    USING ERRCODE = 'check_violation', CONSTRAINT = 'coupons_newcomers_share';
END $function$;

CREATE OR REPLACE FUNCTION public.fact_bit(fact text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((1)::bigint << (get_byte(decode(md5(fact), 'hex'::text), 0) & 63));

CREATE OR REPLACE FUNCTION public.fact_bytes(given text, place integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT ((found.part[1] || ' '::text) || upper(found.part[2])) FROM regexp_matches(fact_bytes.given, '(\d+) ?([GT]B)'::text, 'gi'::text) WITH ORDINALITY found(part, at) WHERE (found.at = fact_bytes.place));

CREATE OR REPLACE FUNCTION public.fact_slug(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"(regexp_replace(lower(value), '[^a-z0-9.]+'::text, ''::text, 'g'::text), 40);

CREATE OR REPLACE FUNCTION public.facts_categories_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_facts(ARRAY(
    SELECT products.id
    FROM changed_rows AS changed
    JOIN former_rows AS former USING (id)
    JOIN products ON products.category_id = changed.id
    WHERE changed.fact_kinds <> former.fact_kinds
  ));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.facts_options_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_facts(ARRAY(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.facts_products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_facts(ARRAY(SELECT id FROM changed_rows));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.facts_products_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.state = 'live' OR former.state = 'live')
      AND (changed.name, changed.form, changed.color, changed.key_features, changed.category_id, changed.state)
        IS DISTINCT FROM
          (former.name, former.form, former.color, former.key_features, former.category_id, former.state)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_facts(ids); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.fulfilments_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  former text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE '' END;
BEGIN
  IF former <> NEW.state THEN
    PERFORM FROM fulfilment_allowed_moves WHERE (from_state, to_state) = (former, NEW.state);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the fulfilment of order % cannot go from % to %', NEW.order_id, former, NEW.state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'fulfilments_allowed_moves';
    END IF;
    INSERT INTO fulfilment_moves (order_id, state, reason, moved_at, moved_by)
    VALUES (NEW.order_id, NEW.state, NEW.reason, NEW.moved_at, NEW.moved_by);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.listing_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF EXISTS (SELECT FROM changed_rows) THEN
    PERFORM count_listing(array_agg(key)) FROM changed_rows
    CROSS JOIN LATERAL listing_count_keys(scope, brand_id, discount, step) AS key;
    PERFORM pg_notify('oja_changed', 'listing');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.listing_count_keys(scope integer, brand_id integer, discount smallint, by integer)
 RETURNS SETOF listing_counts
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT scope, brand, tier::smallint, by
  FROM (VALUES (0), (brand_id)) AS brands (brand),
    (VALUES (0), (10), (20), (30), (40)) AS tiers (tier)
  WHERE discount >= tier;
$function$;

CREATE OR REPLACE FUNCTION public.listing_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM changed_rows) THEN
    PERFORM count_listing(array_agg(key)) FROM (
      SELECT scope, brand_id, discount, 1 AS step FROM changed_rows
      UNION ALL
      SELECT scope, brand_id, discount, -1 FROM former_rows
    ) AS rows
    CROSS JOIN LATERAL listing_count_keys(scope, brand_id, discount, step) AS key;
    PERFORM pg_notify('oja_changed', 'listing');
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.mall_switches_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('oja_switches', '');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.member_refunds_bounded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount_kobo <= OLD.amount_kobo THEN RETURN NEW; END IF;
  IF NEW.amount_kobo > 0 AND NEW.amount_kobo + NEW.requested_kobo > (
    SELECT max_amount FROM approval_limits WHERE name = 'day-refund'
  ) THEN
    RAISE EXCEPTION 'member % sends back too much in a day', NEW.member_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'member_refunds_of_days_bound';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.office_orders_read_anew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE office_orders_read SET read_to = 0, seen_to = 0;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.open_stock_moves(at timestamp with time zone, by text)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO stock_moves (product_id, combination_id, kind, on_hand_before, on_hand_after, reason, moved_at, moved_by)
  SELECT product_id, combination_id, 'corrected', greatest(-units, 0), greatest(units, 0),
    'Units that were there before', at, by
  FROM (
    SELECT product_id, combination_id, sum(units)::integer AS units
    FROM (
      SELECT product_id, combination_id, on_hand AS units FROM stock
      UNION ALL
      SELECT product_id, combination_id, quantity FROM taken_lines
      UNION ALL
      SELECT product_id, combination_id, on_hand_before - on_hand_after FROM stock_moves
    ) AS known
    GROUP BY product_id, combination_id HAVING sum(units) <> 0
  ) AS unexplained
  WHERE EXISTS (SELECT FROM products WHERE products.id = product_id)
    AND (combination_id IS NULL OR EXISTS (SELECT FROM combinations WHERE combinations.id = combination_id))
  ORDER BY product_id, combination_id;
$function$;

CREATE OR REPLACE FUNCTION public.order_part_goes_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  bound record;
  before record;
BEGIN
  IF NEW.order_id IS NULL THEN
    NEW.order_id := (SELECT order_id FROM order_lines WHERE id = NEW.line_id);
  END IF;
  PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  IF NEW.part = 'line' THEN
    SELECT order_id, quantity, quantity * amount_kobo - coalesce(coupon_kobo, 0) AS paid_kobo INTO bound
    FROM sold_lines WHERE id = NEW.line_id;
    SELECT coalesce(sum(quantity), 0) AS quantity, coalesce(sum(amount_kobo), 0) AS amount_kobo INTO before
    FROM order_line_refunds WHERE line_id = NEW.line_id;
    IF bound.order_id IS DISTINCT FROM NEW.order_id OR before.quantity + NEW.quantity > bound.quantity
      OR before.amount_kobo + NEW.amount_kobo > bound.paid_kobo THEN
      RAISE EXCEPTION 'more goes back of line % than was sold', NEW.line_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_at_most_sold';
    END IF;
  ELSIF NEW.part = 'delivery' AND NEW.amount_kobo + (
    SELECT coalesce(sum(amount_kobo), 0) FROM order_line_refunds
    WHERE order_id = NEW.order_id AND part = 'delivery'
  ) > (SELECT shipping_kobo FROM orders WHERE id = NEW.order_id) THEN
    RAISE EXCEPTION 'more goes back of the delivery of order % than it cost', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_at_most_delivery';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.order_part_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'what went back of an order stays' USING ERRCODE = 'check_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.order_parts_add_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT sum(amount_kobo) FROM order_line_refunds WHERE order_id = NEW.order_id)
    > (SELECT refunded_kobo FROM orders WHERE id = NEW.order_id) THEN
    RAISE EXCEPTION 'parts of order % are more than what went back of it', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_line_refunds_within_order';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.order_refunds_bounded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.amount_kobo <= OLD.amount_kobo THEN RETURN NEW; END IF;
  IF NEW.amount_kobo > (SELECT max_amount FROM approval_limits WHERE name = 'order-refund') THEN
    RAISE EXCEPTION 'members send back too much of order %', NEW.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_by_members_bound';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.order_sums_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM counter_sales WHERE order_id = NEW.id) OR OLD.payment_status <> 'PENDING' THEN
    RAISE EXCEPTION 'the sums of order % change at the counter alone', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums_stay';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.orders_by_telephone_allowed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM orders LEFT JOIN staff_members ON staff_members.id = NEW.taken_by
    WHERE orders.id = NEW.order_id
      AND (
        orders.payment_status <> 'PENDING'
        OR (orders.payment_code = 'flutterwave') <> (NEW.link_hash IS NOT NULL)
        OR staff_members.account_id = orders.account_id
      )
  ) THEN
    RAISE EXCEPTION 'an order by telephone is unpaid, and of somebody else'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_by_telephone_allowed';
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.orders_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM (VALUES
      ('status', OLD.status, NEW.status),
      ('payment', OLD.payment_status, NEW.payment_status),
      ('stock', OLD.stock_state, NEW.stock_state)
    ) AS moves (kind, from_state, to_state)
    WHERE from_state <> to_state
      AND NOT EXISTS (
        SELECT FROM order_allowed_moves AS allowed
        WHERE (allowed.kind, allowed.from_state, allowed.to_state)
          = (moves.kind, moves.from_state, moves.to_state)
      );
    IF FOUND THEN
      RAISE EXCEPTION 'order % cannot go from % % % to % % %', NEW.id,
        OLD.status, OLD.payment_status, OLD.stock_state,
        NEW.status, NEW.payment_status, NEW.stock_state
        USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_allowed_moves';
    END IF;
  END IF;
  INSERT INTO order_moves (order_id, status, payment_status, stock_state, refunded_kobo, moved_at, moved_by)
  VALUES (NEW.id, NEW.status, NEW.payment_status, NEW.stock_state, NEW.refunded_kobo, NEW.moved_at,
    NEW.moved_by);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.payment_refunds_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  before bigint := 0;
  after bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state <> 'refused' THEN before := OLD.amount_kobo; END IF;
  IF NEW.state <> 'refused' THEN after := NEW.amount_kobo; END IF;
  IF after = before THEN RETURN NULL; END IF;
  IF NEW.unmatched_id IS NULL THEN
    UPDATE payments SET refunded_kobo = refunded_kobo + after - before WHERE id = NEW.payment_id;
  ELSE
    UPDATE payment_unmatched SET refunded = refunded + after - before WHERE id = NEW.unmatched_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.payments_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'open' OR TG_OP = 'UPDATE' AND NOT EXISTS (
    SELECT FROM payment_allowed_moves
    WHERE (from_status, to_status) = (OLD.status, NEW.status)
  ) THEN
    RAISE EXCEPTION 'payment % cannot become %', NEW.id, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_allowed_moves';
  END IF;
  INSERT INTO payment_moves (payment_id, status, reason, moved_at)
  VALUES (NEW.id, NEW.status, NEW.reason, NEW.moved_at);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.pictures_of(product integer)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(
    json_agg(
      json_build_object('id', id, 'image_url', '/media/' || hash, 'width', width,
        'height', height, 'placeholder_color', placeholder_color, 'alt', alt)
      ORDER BY position
    ),
    '[]'
  )
  FROM product_images
  WHERE product_id = product
    AND (option_value_id IS NULL OR option_value_id = (SELECT value_on_cards(product)));
$function$;

CREATE OR REPLACE FUNCTION public.price_from_combinations(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  chosen constant integer[] := coalesce(ids, ARRAY(SELECT DISTINCT product_id FROM combinations));
BEGIN
  UPDATE products SET
    amount_kobo = shown.amount_kobo,
    previous_amount_kobo = shown.previous_amount_kobo,
    highest_amount_kobo = shown.highest_amount_kobo
  FROM product_prices_source AS shown
  WHERE shown.product_id = ANY (chosen)
    AND products.id = shown.product_id
    AND (products.amount_kobo, products.previous_amount_kobo, products.highest_amount_kobo)
      IS DISTINCT FROM (shown.amount_kobo, shown.previous_amount_kobo, shown.highest_amount_kobo);
END $function$;

CREATE OR REPLACE FUNCTION public.product_addresses_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.p_slug <> NEW.p_slug THEN
    INSERT INTO product_former_slugs (slug, product_id) VALUES (OLD.p_slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id;
  END IF;
  PERFORM announce_former_slugs(ARRAY[OLD.p_slug, NEW.p_slug]);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.product_addresses_taken()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM announce_products(
    ARRAY (SELECT product_id FROM changed_rows JOIN product_former_slugs ON slug = p_slug)
  );
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.product_images_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
  IF ids IS NOT NULL THEN
    PERFORM refresh_pictures(ids);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.product_lacks(product integer)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  SELECT array_remove(ARRAY[
    CASE WHEN category_id IS NULL THEN 'category' END,
    CASE WHEN amount_kobo IS NULL THEN 'price' END,
    CASE WHEN weight_grams IS NULL THEN 'weight' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM stock WHERE stock.product_id = products.id AND (combination_id IS NULL) = is_fixed
    ) THEN 'stock' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM product_images WHERE product_images.product_id = products.id AND btrim(alt) <> ''
    ) THEN 'picture' END
  ], NULL)
  FROM products WHERE id = product;
$function$;

CREATE OR REPLACE FUNCTION public.product_part_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT product_id FROM changed_rows);
BEGIN
  PERFORM announce_products(ids);
  PERFORM choose_card_pictures(ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := (SELECT array_agg(id) FROM changed_rows);
BEGIN
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing(ids);
    PERFORM announce_products(ids);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.products_go_live_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  lacks text[] := product_lacks(NEW.id);
BEGIN
  IF lacks <> '{}' THEN
    RAISE EXCEPTION 'product % cannot go live without: %', NEW.id, array_to_string(lacks, ', ')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'products_go_live_whole';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.rebuild_facts()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
AS $function$
BEGIN
  TRUNCATE product_facts;
  INSERT INTO product_facts (product_id, kind, value, slug)
  SELECT product_id, kind, value, slug FROM product_facts_source;
END $function$;

CREATE OR REPLACE FUNCTION public.rebuild_listing()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
 SET maintenance_work_mem TO '512MB'
AS $function$
DECLARE
  definitions text[];
  definition text;
BEGIN
  PERFORM price_from_combinations(NULL);
  TRUNCATE listing, listing_counts;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'listing'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'listing'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  ALTER TABLE listing DISABLE TRIGGER USER;
  INSERT INTO listing SELECT * FROM listing_source;
  ALTER TABLE listing ENABLE TRIGGER USER;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO listing_counts
  SELECT scope, brand, tier, count(*)
  FROM listing
  CROSS JOIN LATERAL (VALUES (0), (brand_id)) AS brands (brand)
  CROSS JOIN LATERAL (VALUES (0), (10), (20), (30), (40)) AS tiers (tier)
  WHERE discount >= tier
  GROUP BY scope, brand, tier;
  PERFORM rebuild_office_products();
END $function$;

CREATE OR REPLACE FUNCTION public.rebuild_office_products()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
 SET maintenance_work_mem TO '512MB'
AS $function$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE office_products;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'office_products'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'office_products'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO office_products SELECT * FROM office_products_source ORDER BY product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION public.rebuild_search()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '256MB'
 SET maintenance_work_mem TO '512MB'
AS $function$
DECLARE
  definitions text[];
  definition text;
BEGIN
  TRUNCATE search_documents, search_tiers, search_words, search_categories;
  INSERT INTO search_categories (category_id, is_sub, things, weight)
  SELECT category_id, is_sub, things, weight FROM search_category_source;
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO definitions
  FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary;
  FOR definition IN
    SELECT format('DROP INDEX %s', indexrelid::regclass)
    FROM pg_index WHERE indrelid = 'search_documents'::regclass AND NOT indisprimary
  LOOP
    EXECUTE definition;
  END LOOP;
  -- 4,000 products, and each next tier four times as many.
  INSERT INTO search_tiers
  SELECT tier, min(popularity)
  FROM (
    SELECT popularity, least(4, floor(log(4, 1 + 3 * (place - 1) / 4000.0))) AS tier
    FROM (SELECT popularity, row_number() OVER (ORDER BY popularity DESC) AS place FROM products) AS placed
  ) AS tiered
  GROUP BY tier;
  UPDATE search_tiers SET min_popularity = 0 WHERE tier = (SELECT max(tier) FROM search_tiers);
  INSERT INTO search_documents
  SELECT * FROM search_source ORDER BY popularity DESC, product_id;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
  INSERT INTO search_words (word, products, near)
  SELECT word, ndoc, search_word_near(word)
  FROM ts_stat('SELECT words FROM search_documents')
  WHERE word NOT LIKE '%:%';
END $function$;

CREATE OR REPLACE FUNCTION public.rebuild_stock_facts()
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO stock_facts (product_id, combination_id, stock_id, level)
  SELECT product_id, combination_id, id, stock_level(on_hand - held, NULL) FROM stock
  ORDER BY product_id, id
  ON CONFLICT (product_id, combination_id) DO UPDATE SET
    stock_id = excluded.stock_id,
    level = (
      SELECT stock_level(on_hand - held, stock_facts.reorder_level) FROM stock
      WHERE stock.id = excluded.stock_id
    );
$function$;

CREATE OR REPLACE FUNCTION public.recount_reviews()
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE products SET star_counts = counted.star_counts
  FROM (
    SELECT products.id, ARRAY[
      count(*) FILTER (WHERE rating = 1),
      count(*) FILTER (WHERE rating = 2),
      count(*) FILTER (WHERE rating = 3),
      count(*) FILTER (WHERE rating = 4),
      count(*) FILTER (WHERE rating = 5)
    ]::integer[] AS star_counts
    FROM products LEFT JOIN product_reviews ON product_reviews.product_id = products.id
    GROUP BY products.id
  ) AS counted
  WHERE products.id = counted.id AND products.star_counts <> counted.star_counts;
$function$;

CREATE OR REPLACE FUNCTION public.refresh_fact_bits(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  UPDATE listing SET fact_bits = facts.bits
  FROM (
    SELECT id, (
      SELECT coalesce(bit_or(fact_bit(kind || '.' || slug)), 0) FROM product_facts WHERE product_id = id
    ) AS bits
    FROM unnest(ids) AS id
  ) AS facts
  WHERE product_id = facts.id AND fact_bits <> facts.bits;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_facts(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_facts
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM product_facts_source AS source
    WHERE source.product_id = ANY (ids)
      AND (source.product_id, source.kind, source.slug, source.value)
        = (product_facts.product_id, product_facts.kind, product_facts.slug, product_facts.value)
  );
  INSERT INTO product_facts (product_id, kind, value, slug)
  SELECT product_id, kind, value, slug FROM product_facts_source WHERE product_id = ANY (ids)
  ON CONFLICT DO NOTHING;
  PERFORM refresh_fact_bits(ids);
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_listing(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM listing
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (
      SELECT FROM products
      WHERE id = listing.product_id
        AND state = 'live'
        AND listing.scope IN (0, category_id, parent_category_id)
    );
  INSERT INTO listing
  SELECT * FROM listing_source WHERE product_id = ANY (ids) ORDER BY product_id, scope
  ON CONFLICT (product_id, scope) DO UPDATE SET
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    popularity = excluded.popularity,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at,
    fact_bits = excluded.fact_bits
  WHERE listing IS DISTINCT FROM excluded;
  PERFORM refresh_office_products(ids);
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_office_products(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  DELETE FROM office_products
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = office_products.product_id);
  INSERT INTO office_products
  SELECT * FROM office_products_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    state = excluded.state,
    category_id = excluded.category_id,
    brand_id = excluded.brand_id,
    seller_id = excluded.seller_id,
    in_stock = excluded.in_stock,
    amount_kobo = excluded.amount_kobo,
    changed_at = excluded.changed_at,
    name = excluded.name,
    code = excluded.code,
    folded = excluded.folded
  WHERE office_products IS DISTINCT FROM excluded;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_pictures(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- As in refresh_listing: of two changes of one product's pictures the second must see the first.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET pictures = pictures_of(id) WHERE ids IS NULL OR id = ANY (ids);
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_documents
  WHERE product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM products WHERE id = product_id AND state = 'live');
  INSERT INTO search_documents
  SELECT * FROM search_source WHERE product_id = ANY (ids) ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    tier = excluded.tier,
    popularity = excluded.popularity,
    name = excluded.name,
    model = excluded.model,
    words = excluded.words,
    category_id = excluded.category_id,
    brand_id = excluded.brand_id,
    price_kobo = excluded.price_kobo,
    discount = excluded.discount,
    stars = excluded.stars,
    in_stock = excluded.in_stock,
    default_rank = excluded.default_rank,
    created_at = excluded.created_at
  WHERE search_documents IS DISTINCT FROM excluded;
  -- In one order, so that two transactions with the same new words wait instead of deadlocking.
  INSERT INTO search_words (word, products, near)
  SELECT word, 1, search_word_near(word)
  FROM (
    SELECT DISTINCT unnest(tsvector_to_array(words)) COLLATE "C" AS word
    FROM search_documents WHERE product_id = ANY (ids)
  ) AS carried
  WHERE word NOT LIKE '%:%'
    AND NOT EXISTS (SELECT FROM search_words WHERE search_words.word = carried.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
END $function$;

CREATE OR REPLACE FUNCTION public.refresh_search_prices(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
BEGIN
  UPDATE search_documents AS document SET
    brand_id = listed.brand_id,
    price_kobo = listed.price_kobo,
    discount = listed.discount,
    stars = listed.stars,
    in_stock = listed.in_stock,
    default_rank = listed.default_rank,
    created_at = listed.created_at
  FROM listing AS listed
  WHERE document.product_id = ANY (ids) AND listed.product_id = document.product_id AND listed.scope = 0
    AND (
      document.brand_id, document.price_kobo, document.discount, document.stars, document.in_stock,
      document.default_rank, document.created_at
    ) IS DISTINCT FROM (
      listed.brand_id, listed.price_kobo, listed.discount, listed.stars, listed.in_stock,
      listed.default_rank, listed.created_at
    );
END $function$;

CREATE OR REPLACE FUNCTION public.reviews_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_star_counts(product_id, star_counts) FROM (
    SELECT product_id, ARRAY[
      step * count(*) FILTER (WHERE rating = 1),
      step * count(*) FILTER (WHERE rating = 2),
      step * count(*) FILTER (WHERE rating = 3),
      step * count(*) FILTER (WHERE rating = 4),
      step * count(*) FILTER (WHERE rating = 5)
    ]::integer[] AS star_counts
    FROM changed_rows
    GROUP BY product_id
    ORDER BY product_id
  ) AS added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.reviews_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_star_counts(product_id, star_counts) FROM (
    SELECT product_id, ARRAY[
      coalesce(sum(step) FILTER (WHERE rating = 1), 0),
      coalesce(sum(step) FILTER (WHERE rating = 2), 0),
      coalesce(sum(step) FILTER (WHERE rating = 3), 0),
      coalesce(sum(step) FILTER (WHERE rating = 4), 0),
      coalesce(sum(step) FILTER (WHERE rating = 5), 0)
    ]::integer[] AS star_counts
    FROM (
      SELECT product_id, rating, 1 AS step FROM changed_rows
      UNION ALL
      SELECT product_id, rating, -1 FROM former_rows
    ) AS stars
    GROUP BY product_id
    ORDER BY product_id
  ) AS added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_brands_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_search(ARRAY(
    SELECT products.id
    FROM changed_rows AS changed
    JOIN former_rows AS former USING (id)
    JOIN products ON products.brand_id = changed.id
    WHERE changed.name <> former.name
  ));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_categories_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- A parent's rank weighs on what is in it.
  INSERT INTO search_categories (category_id, is_sub, things, weight)
  SELECT category_id, is_sub, things, weight FROM search_category_source
  WHERE category_id IN (
    SELECT id FROM changed_rows
    UNION SELECT category.id FROM categories AS category JOIN changed_rows ON category.parent_id = changed_rows.id
  )
  ORDER BY category_id
  ON CONFLICT (category_id) DO UPDATE
  SET is_sub = excluded.is_sub, things = excluded.things, weight = excluded.weight;
  IF TG_OP = 'UPDATE' THEN
    PERFORM refresh_search(ARRAY(
      SELECT products.id
      FROM changed_rows AS changed
      JOIN former_rows AS former USING (id)
      JOIN products ON changed.id IN (products.category_id, products.parent_category_id)
      WHERE changed.name <> former.name OR changed.fact_kinds <> former.fact_kinds
    ));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_categories_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM search_categories WHERE category_id IN (SELECT id FROM changed_rows);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_fold(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(regexp_replace(lower(translate(regexp_replace(NORMALIZE(given, NFKD), '[\u0300-\u036f''’ʼ]'::text, ''::text, 'g'::text), 'ØøŁłĐđƁɓƊɗƘƙƳƴŊŋıßÆæŒœ'::text, 'OoLlDdBbDdKkYyNnisEeEe'::text)), '(\d),(?=\d{3})'::text, '\1'::text, 'g'::text), '[^a-z0-9]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.search_measures(folded text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN COALESCE((SELECT string_agg(((part.part[1] || 'x'::text) || part.part[2]), ' '::text) AS string_agg FROM regexp_matches(search_measures.folded, '(\d+) x (\d+)'::text, 'g'::text) part(part)), ''::text);

CREATE OR REPLACE FUNCTION public.search_near(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(WITH RECURSIVE shortened(spelling, deleted) AS (SELECT "left"(search_near.word, 7) AS "left", 0 AS "?column?" UNION SELECT OVERLAY(shortened_1.spelling PLACING ''::text FROM place.place FOR 1) AS "overlay", (shortened_1.deleted + 1) FROM (shortened shortened_1 CROSS JOIN LATERAL generate_series(1, length(shortened_1.spelling)) place(place)) WHERE ((shortened_1.deleted < 2) AND (length(shortened_1.spelling) > 2))) SELECT DISTINCT shortened.spelling FROM shortened);

CREATE OR REPLACE FUNCTION public.search_prices_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(SELECT product_id FROM changed_rows WHERE scope = 0);
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search_prices(ids); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT id FROM changed_rows));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_products_edited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := ARRAY(
    SELECT changed.id
    FROM changed_rows AS changed JOIN former_rows AS former USING (id)
    WHERE (changed.name, changed.code, changed.form, changed.color, changed.key_features, changed.brand_id,
        changed.category_id, changed.parent_category_id, changed.popularity, changed.state)
      IS DISTINCT FROM (former.name, former.code, former.form, former.color, former.key_features, former.brand_id,
        former.category_id, former.parent_category_id, former.popularity, former.state)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM refresh_search(ids); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_things(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT search_fold(thing.thing) AS search_fold FROM regexp_split_to_table(search_things.name, '[,&/]| and '::text) thing(thing) WHERE (search_fold(thing.thing) <> ''::text));

CREATE OR REPLACE FUNCTION public.search_values_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_search(ARRAY(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.search_word_near(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (word ~ '^[a-z]{3,}$'::text) THEN search_near(word) ELSE '{}'::text[] END;

CREATE OR REPLACE FUNCTION public.staff_is_owner(member bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM (staff_member_roles JOIN staff_roles ON ((staff_roles.id = staff_member_roles.role_id))) WHERE ((staff_member_roles.member_id = staff_is_owner.member) AND staff_roles.is_owner)));

CREATE OR REPLACE FUNCTION public.staff_keep_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM staff_roles WHERE is_owner FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM staff_member_roles
      JOIN staff_members ON staff_members.id = member_id
      JOIN staff_roles ON staff_roles.id = role_id
    WHERE is_owner AND state = 'active'
  ) THEN
    RAISE EXCEPTION 'there has to be an active owner'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_last_owner';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.staff_sessions_bounded()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM staff_members WHERE id = NEW.member_id FOR NO KEY UPDATE;
  DELETE FROM staff_sessions WHERE id IN (
    SELECT id FROM staff_sessions WHERE member_id = NEW.member_id AND id <> NEW.id
    ORDER BY factor_at IS NOT NULL DESC, last_seen_at DESC, id DESC OFFSET 19
  );
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.staff_takes_owner(member bigint, role bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM staff_roles WHERE ((staff_roles.id = staff_takes_owner.role) AND staff_roles.is_owner))) AND (EXISTS (SELECT FROM staff_members WHERE ((staff_members.id = staff_takes_owner.member) AND (staff_members.state = 'active'::text)))));

CREATE OR REPLACE FUNCTION public.stock_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids integer[] := (SELECT array_agg(DISTINCT product_id) FROM changed_rows);
BEGIN
  -- As in refresh_listing: of two changes of one product the second must see the first.
  PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM price_from_combinations(ids);
  PERFORM refresh_listing(ids);
  PERFORM choose_card_pictures(ids);
  PERFORM announce_products(ids);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_facts_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO stock_facts (product_id, combination_id, stock_id, level)
  SELECT product_id, combination_id, id, stock_level(on_hand - held, NULL) FROM changed_rows
  ORDER BY product_id, id
  ON CONFLICT (product_id, combination_id) DO UPDATE SET
    stock_id = excluded.stock_id,
    level = (
      SELECT stock_level(on_hand - held, stock_facts.reorder_level) FROM changed_rows
      WHERE id = excluded.stock_id
    );
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_facts_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE stock_facts SET level = stock_level(on_hand - held, reorder_level)
  FROM changed_rows
  WHERE stock_id = changed_rows.id AND level <> stock_level(on_hand - held, reorder_level);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_has_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT on_hand FROM stock WHERE id = NEW.id) > (
    SELECT coalesce(sum(on_hand_after - on_hand_before), 0) FROM stock_moves
    WHERE product_id = NEW.product_id AND combination_id IS NOT DISTINCT FROM NEW.combination_id
  ) THEN
    RAISE EXCEPTION 'more units on hand than moves have brought (product %, combination %)',
      NEW.product_id, NEW.combination_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_has_moves';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_level(free integer, reorder_level integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN free = 0 THEN 'out' WHEN free <= reorder_level THEN 'low' ELSE 'enough' END
$function$;

CREATE OR REPLACE FUNCTION public.stock_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  low constant integer := 7;
  sold_out integer[];
  shown integer[];
  varied integer[];
BEGIN
  IF NOT EXISTS (
    SELECT FROM changed_rows WHERE on_hand - held < low
    UNION ALL SELECT FROM former_rows WHERE on_hand - held < low
  ) THEN
    RETURN NULL;
  END IF;
  SELECT
    array_agg(DISTINCT product_id) FILTER (WHERE (now_left > 0) <> (then_left > 0)),
    array_agg(DISTINCT product_id) FILTER (WHERE least(now_left, low) <> least(then_left, low)),
    array_agg(DISTINCT product_id)
      FILTER (WHERE combination_id IS NOT NULL AND (now_left > 0) <> (then_left > 0))
  INTO sold_out, shown, varied
  FROM (
    SELECT product_id, changed.combination_id, changed.on_hand - changed.held AS now_left,
      former.on_hand - former.held AS then_left
    FROM changed_rows AS changed JOIN former_rows AS former USING (id, product_id)
  ) AS moved;
  IF sold_out IS NOT NULL THEN
    IF varied IS NOT NULL THEN
      PERFORM FROM products WHERE id = ANY (sold_out) ORDER BY id FOR NO KEY UPDATE;
      PERFORM price_from_combinations(varied);
    END IF;
    PERFORM refresh_listing(sold_out);
    PERFORM choose_card_pictures(sold_out);
  END IF;
  IF shown IS NOT NULL THEN
    PERFORM announce_products(shown);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.stock_moves_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'moves of the stock only grow: no % of %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.stock_newcomers_exceed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'customers without a delivered order would hold % of % units of product %',
    NEW.held_by_newcomers, NEW.on_hand, NEW.product_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_newcomers_share';
END $function$;

CREATE OR REPLACE FUNCTION public.till_closes_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.expected_kobo IS DISTINCT FROM NEW.opening_kobo + (
    SELECT coalesce(sum(amount_kobo), 0) FROM till_payments WHERE session_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'the till session % does not add up', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_sessions_add_up';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.till_session_is_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the till session % is closed', OLD.id USING ERRCODE = 'check_violation';
END
$function$;

CREATE OR REPLACE FUNCTION public.till_takes_cash()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT FROM till_sessions
    WHERE id = NEW.session_id AND member_id = NEW.member_id AND closed_at IS NULL
  ) THEN
    RAISE EXCEPTION 'cash without an open till of the member %', NEW.member_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'till_payments_open';
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION public.value_on_cards(product integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT option_values.id
  FROM option_values JOIN product_options ON product_options.id = option_id
  WHERE option_values.product_id = product
    AND EXISTS (
      SELECT FROM product_images
      WHERE product_images.product_id = product AND option_value_id = option_values.id
    )
  ORDER BY
    NOT EXISTS (
      SELECT FROM combination_values AS chosen
      JOIN stock ON stock.product_id = product AND stock.combination_id = chosen.combination_id
      WHERE chosen.product_id = product AND chosen.option_id = option_values.option_id
        AND chosen.value_id = option_values.id AND stock.on_hand > stock.held
    ),
    product_options.position, option_values.position
  LIMIT 1;
$function$;

CREATE OR REPLACE FUNCTION public.wallet_enter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT transaction_id, sum(amount_kobo) AS rest, count(*) AS entries,
      max(account_id) AS account_id, sum(amount_kobo) FILTER (WHERE book = 'wallet') AS amount_kobo
    FROM added GROUP BY transaction_id ORDER BY max(account_id), transaction_id
  LOOP
    IF change.rest <> 0 OR change.entries <> (
      SELECT count(*) FROM wallet_entries WHERE transaction_id = change.transaction_id
    ) THEN
      RAISE 'the entries of a transaction come at once and sum to zero'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'wallet_entries_balanced';
    END IF;
    UPDATE wallets SET balance_kobo = balance_kobo + change.amount_kobo
    WHERE account_id = change.account_id;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.wallet_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE '%: %', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END $function$;
