-- Up Migration

-- Apart from 0271, so that no shopper waits while the products are read.
ALTER TABLE products VALIDATE CONSTRAINT products_serials_check;
