export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className="inline-flex items-center gap-1 whitespace-nowrap">
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid min-w-6 place-items-center rounded-sm border border-line bg-linen px-1.5 font-sans text-xs text-ink-soft"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
