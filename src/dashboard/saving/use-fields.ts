import { type SetStateAction, useState } from 'react'

export type Messages = Record<string, string | undefined>

/** Values and error messages of a small form. */
export function useFields<Fields extends object>(start: Fields) {
  const [initial, setInitial] = useState(start)
  const [fields, setFields] = useState(start)
  const [messages, setMessages] = useState<Messages>({})

  return {
    fields,
    setFields,
    isChanged: JSON.stringify(fields) !== JSON.stringify(initial),
    messages,
    setMessages,
    /** Continues with other values, on top of another saved version. */
    rebase(saved: Fields, edited: SetStateAction<Fields>) {
      setInitial(saved)
      setFields(edited)
      setMessages({})
    },
    /** Props of a text field. Typing clears its error. */
    bind: (name: TextOf<Fields>) => ({
      name,
      value: String(fields[name]),
      error: messages[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setFields((before) => ({ ...before, [name]: value }))
        setMessages((before) => ({ ...before, [name]: undefined }))
      },
    }),
  }
}

type TextOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never
}[keyof Fields] &
  string
