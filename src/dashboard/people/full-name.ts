export function fullName({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim()
}
