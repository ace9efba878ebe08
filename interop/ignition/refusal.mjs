/** A refusal of the request; nothing has been spent. */
export class Refusal extends Error {}
