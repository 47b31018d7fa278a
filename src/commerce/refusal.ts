/** A refusal is an answer, not an error: the shop understood, and says which of its rules was in the way. */
export type Refusal<Reason extends string, Details extends object = object> = {
  ok: false
  refusal: Reason
} & Details

export type Accepted<Details extends object = object> = { ok: true } & Details
