/** Lines of policies that follow those of the three witnesses w1, w2 and w3. */

/** Two of the three witnesses have to cosign. */
export const TWO_OF_THREE = 'group three 2 w1 w2 w3\nquorum three\n';
/** All of them have to. */
export const ALL_OF_THREE = 'group three all w1 w2 w3\nquorum three\n';
