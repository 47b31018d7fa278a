/** Characters of a name. Apart from its rules, whose expressions the first view does not need. */
export const longestName = 80
