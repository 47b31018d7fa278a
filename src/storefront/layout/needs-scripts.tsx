/** Says what a page needs in a browser without JavaScript. */
export function NeedsScripts({ to }: { to: string }) {
  return (
    <noscript>
      <p className="rounded-sm bg-butter px-4 py-3">
        {`Turn on JavaScript in your browser to ${to}, then reload this page. You can also `}
        <a href="/contact" className="link">
          contact us
        </a>
        {' to order.'}
      </p>
    </noscript>
  )
}
