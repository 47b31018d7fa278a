const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A name for the middle of an English text: without isolation an Arabic one reorders numbers and commas beside it. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
