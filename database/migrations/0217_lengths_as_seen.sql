-- Up Migration

-- How many characters people see in a text is counted where it is parsed (contract/text/plain-text.ts): a letter with its marks is one,
-- while length() counts each. These bounds are for the storage alone.
ALTER TABLE delivery_addresses DROP CONSTRAINT delivery_addresses_address_check,
  ADD CONSTRAINT delivery_addresses_address_check CHECK (address <> '' AND length(address) <= 540) NOT VALID;
ALTER TABLE stock_facts DROP CONSTRAINT stock_facts_bin_check,
  ADD CONSTRAINT stock_facts_bin_check CHECK (bin <> '' AND length(bin) <= 480) NOT VALID;
ALTER TABLE bulk_changes DROP CONSTRAINT bulk_changes_title_check,
  ADD CONSTRAINT bulk_changes_title_check CHECK (title <> '' AND length(title) <= 2400) NOT VALID;
ALTER TABLE mall_switches DROP CONSTRAINT mall_switches_reason_check,
  ADD CONSTRAINT mall_switches_reason_check CHECK (length(reason) <= 6000) NOT VALID;

ALTER TABLE delivery_addresses VALIDATE CONSTRAINT delivery_addresses_address_check;
ALTER TABLE stock_facts VALIDATE CONSTRAINT stock_facts_bin_check;
ALTER TABLE bulk_changes VALIDATE CONSTRAINT bulk_changes_title_check;
ALTER TABLE mall_switches VALIDATE CONSTRAINT mall_switches_reason_check;
