/** “Nawwar” is what Cairo calls a tree's first blossom. */
export const shopName = 'Nawwar'
