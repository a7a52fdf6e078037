-- Up Migration

ALTER TABLE product_facts VALIDATE CONSTRAINT product_facts_kind_check;
