/** Until when a baby's service is somebody's, in years. */
export const FIRST_CHILD_AGE = 2;
/** Until when a child's is, where its name tells no age. */
export const LAST_CHILD_AGE = 13;
export const FIRST_ADULT_AGE = 18;
export const FIRST_SENIOR_AGE = 65;
