/** Keys of queries whose answers are the customer's own begin with this: they go with the session. */
export const own = 'own'
