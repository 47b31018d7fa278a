/**
 * The scripts of a page of the shop start after its first paint: on a slow phone they would share the connection with the
 * first picture, and take the larger part of it. Clicks before are repeated (`early-clicks.ts`).
 */
export function postponeScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace('<script type="module" async=""', '<script type="late-module"')
}

/**
 * Starts them, in the page: a background tab is never painted, and after `load` the paint has one more second. A changed
 * type counts when the element is inserted again; Trusted Types refuse a new element with the same address.
 */
export const startLateScripts = `(function(){
function start(){
if(document.readyState==='loading'){addEventListener('DOMContentLoaded',start);return}
document.querySelectorAll('link[rel=late-modulepreload]').forEach(function(l){l.rel='modulepreload'});
document.querySelectorAll('script[type=late-module]').forEach(function(s){var p=s.parentNode,n=s.nextSibling;s.remove();s.type='module';s.async=true;p.insertBefore(s,n)})}
try{if(document.hidden)throw 0;new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true})}catch(e){start()}
addEventListener('visibilitychange',start);addEventListener('load',function(){setTimeout(start,1000)})})();`
