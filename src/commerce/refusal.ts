/** A refusal is a typed result, not an exception: it names the rule that prevented the action. */
export type Refusal<Reason extends string, Details extends object = object> = {
  ok: false
  refusal: Reason
} & Details

export type Accepted<Details extends object = object> = { ok: true } & Details
