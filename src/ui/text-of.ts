/** The text of a form field. FormData also has values that were entered before hydration. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
