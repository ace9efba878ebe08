/** What was asked for cannot be done. Nothing has been spent on it. */
export class Refusal extends Error {}
