/** Shorter searches find too many customers to help. */
export const shortestCustomerQuery = 3
