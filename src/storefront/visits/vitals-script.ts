/** Measures how fast the first page was, and tells it when the page is left. Runs in the browser as it stands here. */
export const vitalsScript = `(function () {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  if (!('PerformanceObserver' in window)) return
  var path = location.pathname, values = {}, told = false
  function watch(type, see, options) {
    try {
      new PerformanceObserver(function (list) { list.getEntries().forEach(see) })
        .observe(Object.assign({ type: type, buffered: true }, options))
    } catch (e) {}
  }
  watch('navigation', function (e) { if (e.responseStart > 0) values.TTFB = e.responseStart })
  watch('paint', function (e) { if (e.name === 'first-contentful-paint') values.FCP = e.startTime })
  watch('largest-contentful-paint', function (e) { values.LCP = e.startTime })
  watch('event', function (e) {
    if (e.interactionId) values.INP = Math.max(values.INP || 0, e.duration)
  }, { durationThreshold: 40 })
  var shift = 0, first = 0, last = 0
  values.CLS = 0
  watch('layout-shift', function (e) {
    if (e.hadRecentInput) return
    if (e.startTime - last > 1000 || e.startTime - first > 5000) { shift = 0; first = e.startTime }
    last = e.startTime
    shift += e.value
    values.CLS = Math.max(values.CLS, shift)
  })
  addEventListener('visibilitychange', function () {
    if (document.visibilityState !== 'hidden' || told) return
    told = true
    var vitals = Object.keys(values).map(function (name) { return { name: name, value: values[name] } })
    fetch('/_vercel/speed-insights/vitals', {
      method: 'POST', body: JSON.stringify({ path: path, vitals: vitals }), keepalive: true,
      credentials: 'omit', headers: { 'Content-Type': 'application/json' },
    }).catch(function () {})
  })
})()
`
