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

/**
 * Measures the web vitals of the first page and reports them when the user leaves it. The browser runs this text as it
 * is.
 */
export const vitalsScript = `(function () {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  if (!('PerformanceObserver' in window)) return
  var path = location.pathname, values = {}, sent = false
  function observe(type, onEntry, options) {
    try {
      new PerformanceObserver(function (list) { list.getEntries().forEach(onEntry) })
        .observe(Object.assign({ type: type, buffered: true }, options))
    } catch (e) {}
  }
  observe('navigation', function (e) { if (e.responseStart > 0) values.TTFB = e.responseStart })
  observe('paint', function (e) { if (e.name === 'first-contentful-paint') values.FCP = e.startTime })
  observe('largest-contentful-paint', function (e) { values.LCP = e.startTime })
  observe('event', function (e) {
    if (e.interactionId) values.INP = Math.max(values.INP || 0, e.duration)
  }, { durationThreshold: 40 })
  var shift = 0, first = 0, last = 0
  values.CLS = 0
  observe('layout-shift', function (e) {
    if (e.hadRecentInput) return
    if (e.startTime - last > 1000 || e.startTime - first > 5000) { shift = 0; first = e.startTime }
    last = e.startTime
    shift += e.value
    values.CLS = Math.max(values.CLS, shift)
  })
  addEventListener('visibilitychange', function () {
    if (document.visibilityState !== 'hidden' || sent) return
    sent = true
    var vitals = Object.keys(values).map(function (name) { return { name: name, value: values[name] } })
    fetch('/_vercel/speed-insights/vitals', {
      method: 'POST', body: JSON.stringify({ path: path, vitals: vitals }), keepalive: true,
      credentials: 'omit', headers: { 'Content-Type': 'application/json' },
    }).catch(function () {})
  })
})()
`
