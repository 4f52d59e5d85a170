/**
 * The shop's colours for what has no style sheet: letters, drawn pictures and the page of an outage. Each equals the
 * token of its name in app/styles/tokens.css.
 */
export const rice = '#fffdf8'
export const cream = '#fff3dc'
export const white = '#fff'
export const ink = '#1d1426'
export const line = '#e6d8be'
export const jade800 = '#0e4b43'
export const jade600 = '#1b6f54'
export const tomato700 = '#b3261a'
export const tomato600 = '#c9301f'
export const focus = '#23488c'
