/** What is kept of a form, and in it what was typed after it was sent: field by field, because others change too. */
export function withTypedSince<Fields extends object>(
  kept: Fields,
  { sent, now }: { sent: Fields; now: Fields },
): Fields {
  const fields = { ...kept }
  for (const name in now) {
    if (now[name] !== sent[name]) fields[name] = now[name]
  }
  return fields
}
