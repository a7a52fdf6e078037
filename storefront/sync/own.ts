/**
 * The first part of the keys of queries for the customer's own data, which is dropped with the
 * session.
 */
export const own = 'own'
