interface EqualAccessException {
  rule: string
  /** The elements that may break the rule. */
  selector: string
  reason: string
}

/** Findings of the equal-access engine that are not faults. */
export const equalAccessExceptions: readonly EqualAccessException[] = [
  {
    rule: 'input_autocomplete_valid',
    selector:
      'input[type="email"]:is([autocomplete="username"], [autocomplete="username webauthn"])',
    reason: 'HTML allows “username” and “webauthn” on email fields; password managers need them.',
  },
  {
    rule: 'aria_hidden_nontabbable',
    selector: '[data-aria-hidden], [data-aria-hidden] *',
    reason: 'The page behind an open dialog: the dialog keeps the focus, so Tab does not reach it.',
  },
  {
    rule: 'label_content_exists',
    selector: '[data-aria-hidden], [data-aria-hidden] *',
    reason: 'The page behind an open dialog: the engine does not read its hidden labels.',
  },
  {
    rule: 'table_headers_exists',
    selector: 'table.block',
    reason: 'A list of cards on a phone hides its head visually; screen readers still have it.',
  },
]
