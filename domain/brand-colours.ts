/**
 * The shop's colours for what has no style sheet: letters, drawn pictures and the page of an outage. Each equals the
 * token of its name in app/styles/tokens.css.
 */
export const brandColours = {
  rice: '#fffdf8',
  cream: '#fff3dc',
  white: '#fff',
  ink: '#1d1426',
  line: '#e6d8be',
  jade800: '#0e4b43',
  jade600: '#1b6f54',
  tomato700: '#b3261a',
  tomato600: '#c9301f',
  focus: '#23488c',
} as const
