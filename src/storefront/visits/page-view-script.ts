/** Counts the pages that are seen, also those shown without loading anew. Runs in the browser as it stands here. */
export const pageViewScript = `(function () {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  var last
  function tell() {
    if (location.pathname === last) return
    var referrer = last === undefined ? document.referrer : ''
    last = location.pathname
    var body = JSON.stringify({ path: last, referrer: referrer })
    fetch('/_vercel/insights/view', {
      method: 'POST', body: body, keepalive: true, credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
    }).catch(function () {})
  }
  function watch(step) {
    var take = history[step]
    history[step] = function () {
      take.apply(history, arguments)
      setTimeout(tell)
    }
  }
  watch('pushState')
  watch('replaceState')
  addEventListener('popstate', function () { setTimeout(tell) })
  tell()
})()
`
