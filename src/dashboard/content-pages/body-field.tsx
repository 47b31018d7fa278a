import { clsx } from 'clsx'
import { Bold, ChevronDown, Heading2, Link2, List, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { longestBody } from '#commerce/content/editing/check-content-texts.ts'
import { type PlaceholderValues, placeholders } from '#commerce/content/placeholders.ts'
import { currentLocale, directions, type Locale } from '#i18n/locale.ts'
import { controlStyle, Field } from '#ui/field.tsx'
import { contentPagesText } from './content-pages.messages.ts'
import {
  bulletMark,
  headingMark,
  insertText,
  makeBold,
  makeLink,
  markLines,
  type SelectedText,
} from './format-text.ts'

interface BodyFieldProps {
  language: Locale
  name: string
  value: string
  error: string | undefined
  values: PlaceholderValues
  onChange: (change: { target: { value: string } }) => void
}

/** The body of a content page, with buttons that write its markup. */
export function BodyField({ language, values, error, value, name, onChange }: BodyFieldProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const pending = useRef<SelectedText>(null)
  const isArabic = language === 'ar'

  // The caret of a controlled text area jumps to the end when its value changes.
  useLayoutEffect(() => {
    const selected = pending.current
    if (!selected || selected.text !== value) return
    pending.current = null
    element.current?.focus()
    element.current?.setSelectionRange(selected.start, selected.end)
  }, [value])

  function edit(change: (selected: SelectedText) => SelectedText) {
    const area = element.current
    if (!area) return
    const changed = change({ text: value, start: area.selectionStart, end: area.selectionEnd })
    if (changed.text.length > longestBody) return
    pending.current = changed
    onChange({ target: { value: changed.text } })
  }

  return (
    <Field
      label={contentPagesText(isArabic ? 'bodyAr' : 'body')}
      help={contentPagesText('bodyHelp')}
      error={error}
      optional={isArabic}
    >
      {(control) => (
        <div>
          <FormatButtons isArabic={isArabic} values={values} onEdit={edit} />
          <textarea
            ref={element}
            required={!isArabic}
            rows={18}
            maxLength={longestBody}
            lang={language}
            dir={directions[language]}
            autoComplete="off"
            {...{ name, value, onChange }}
            {...control}
            className={clsx(controlStyle, 'rounded-t-none py-3')}
          />
        </div>
      )}
    </Field>
  )
}

interface FormatButtonsProps {
  isArabic: boolean
  values: PlaceholderValues
  onEdit: (change: (selected: SelectedText) => SelectedText) => void
}

const button =
  'flex min-h-11 items-center gap-1.5 rounded-sm px-2.5 text-xs transition-colors hover:text-moss lg:min-h-9'

function FormatButtons({ isArabic, values, onEdit }: FormatButtonsProps) {
  const sample = contentPagesText('sample')
  const formats: [
    'heading' | 'bold' | 'bullets' | 'link',
    LucideIcon,
    Parameters<typeof onEdit>[0],
  ][] = [
    ['heading', Heading2, (selected) => markLines(selected, headingMark)],
    ['bold', Bold, (selected) => makeBold(selected, sample)],
    ['bullets', List, (selected) => markLines(selected, bulletMark)],
    ['link', Link2, (selected) => makeLink(selected, sample)],
  ]

  return (
    <fieldset
      aria-label={contentPagesText(isArabic ? 'formatArabic' : 'format')}
      className="flex min-w-0 flex-wrap items-center rounded-t-sm border border-b-0 border-edge bg-linen px-1"
    >
      {formats.map(([name, Icon, change]) => (
        <button key={name} type="button" className={button} onClick={() => onEdit(change)}>
          <Icon className="size-4" strokeWidth={1.75} />
          {contentPagesText(name)}
        </button>
      ))}
      <InsertMenu
        name={contentPagesText(isArabic ? 'insertArabic' : 'insert')}
        values={values}
        onInsert={(text) => onEdit((selected) => insertText(selected, text))}
      />
    </fieldset>
  )
}

interface InsertMenuProps {
  name: string
  values: PlaceholderValues
  onInsert: (text: string) => void
}

function InsertMenu({ name, values, onInsert }: InsertMenuProps) {
  return (
    <DropdownMenu.Root modal={false} dir={directions[currentLocale()]}>
      <DropdownMenu.Trigger aria-label={name} className={button}>
        {contentPagesText('insertDetail')}
        <ChevronDown className="size-4" strokeWidth={1.75} />
      </DropdownMenu.Trigger>
      {/* In place, because a portal would put it outside of the landmarks. */}
      <DropdownMenu.Content
        align="start"
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          // The text has the focus after an insertion.
          if (document.activeElement instanceof HTMLTextAreaElement) event.preventDefault()
        }}
        className="z-40 max-w-80 rounded-sm border border-edge bg-paper p-1 text-sm shadow-float"
      >
        {placeholders.map((placeholder) => (
          <DropdownMenu.Item
            key={placeholder}
            onSelect={() => onInsert(`{${placeholder}}`)}
            className="flex min-h-11 cursor-pointer items-center rounded-sm px-3 outline-none data-highlighted:bg-linen lg:min-h-9"
          >
            {contentPagesText(placeholder, { value: values[placeholder].text })}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
