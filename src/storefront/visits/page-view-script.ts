/** Reports page views, including client-side navigation. The browser runs this text as it is. */
export const pageViewScript = `(function () {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  var last
  function report() {
    if (location.pathname === last) return
    var referrer = last === undefined ? document.referrer : ''
    last = location.pathname
    var body = JSON.stringify({ path: last, referrer: referrer })
    fetch('/_vercel/insights/view', {
      method: 'POST', body: body, keepalive: true, credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
    }).catch(function () {})
  }
  function wrap(step) {
    var original = history[step]
    history[step] = function () {
      original.apply(history, arguments)
      setTimeout(report)
    }
  }
  wrap('pushState')
  wrap('replaceState')
  addEventListener('popstate', function () { setTimeout(report) })
  report()
})()
`
