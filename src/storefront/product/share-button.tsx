import { ShareIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toast.ts'

export function ShareButton({ name }: { name: string }) {
  async function share() {
    const url = location.origin + location.pathname
    // Few desktop browsers have the Web Share API.
    if ('share' in navigator) {
      const wasShared = await navigator.share({ title: name, url }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      )
      if (wasShared) return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify.success('Link copied')
    } catch {
      notify.error('Could not copy the link', url)
    }
  }

  return (
    <button
      type="button"
      data-early
      className="link inline-flex min-h-11 items-center gap-2 text-sm"
      onClick={share}
    >
      <ShareIcon className="size-4.5" />
      Share
    </button>
  )
}
