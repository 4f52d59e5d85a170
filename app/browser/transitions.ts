/**
 * Script for the head of every page: a transition that the browser gives up, because the window changed or the other
 * page was slow, is no failure. It has to listen before the page is revealed.
 */
export const transitionsScript: string =
  'for(const t of["pageswap","pagereveal"])addEventListener(t,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})})'
