/** What stands in a field of a form: a form keeps what was typed before the page's script listened. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
