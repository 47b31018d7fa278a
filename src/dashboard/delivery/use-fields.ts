import { useState } from 'react'

/** Values and error messages of a small form. */
export function useFields<Fields extends object, Message extends string>(start: Fields) {
  const [initial, setInitial] = useState(start)
  const [fields, setFields] = useState(start)
  const [messages, setMessages] = useState<Partial<Record<Message, string>>>({})

  function change(changed: Partial<Fields>) {
    setFields((before) => ({ ...before, ...changed }))
    setMessages({})
  }

  return {
    fields,
    isChanged: JSON.stringify(fields) !== JSON.stringify(initial),
    change,
    messages,
    setMessages,
    /** Starts again with other values. */
    restart(other: Fields) {
      setInitial(other)
      setFields(other)
      setMessages({})
    },
    bind: (name: TextOf<Fields> & Message) => ({
      name,
      value: String(fields[name]),
      error: messages[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setFields((before) => ({ ...before, [name]: value }))
        setMessages({})
      },
    }),
  }
}

type TextOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never
}[keyof Fields]
