import { ShareIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toast.ts'

/** Hands the page's address to whatever the device shares with, or else to its clipboard. */
export function ShareButton({ name }: { name: string }) {
  async function share() {
    const url = location.origin + location.pathname
    // Only phones and a few desks have somewhere to share to.
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
      notify.error('The link could not be copied', url)
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
