import { trustedScript } from '#platform/trusted-types.ts'

const scripts = ['/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'] as const

export function loadVisitScripts(): () => void {
  const add = () => {
    for (const src of scripts) {
      if (document.querySelector(`script[src="${src}"]`)) continue
      const script = document.createElement('script')
      script.src = trustedScript(src)
      script.defer = true
      document.head.append(script)
    }
  }
  // A busy device may never be idle. Safari has no requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(add, { timeout: 2000 })
      : setTimeout(add, 1000)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  return () => window.removeEventListener('load', whenIdle)
}
