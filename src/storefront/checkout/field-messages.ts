/** Error messages by field path, such as `recipient.phone`. */
export type FieldMessages = Record<string, string>
