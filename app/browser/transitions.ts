/**
 * Script for the head of every page. Only the picture of a set moves from page to page, from its dialog to its place:
 * any other transition is skipped before it begins, since it delays the first paint of the next page and shows nothing.
 *
 * A transition that is skipped, or that the browser gives up because the window changed or the other page was slow, is
 * no failure. It has to listen before the page is revealed. Of a page that is revealed before its head is read, nothing
 * but the rejection tells; other rejections are reported as ever.
 */
export const transitionsScript: string =
  'for(const t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v})=>{if(!v)return;for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{});if(t=="pageswap"&&!document.querySelector("dialog[data-main]"))v.skipTransition()});addEventListener("unhandledrejection",e=>{if(e.reason instanceof DOMException&&/^Transition was/.test(e.reason.message))e.preventDefault()})'
