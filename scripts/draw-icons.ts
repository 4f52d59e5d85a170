/**
 * Draws the icons of phones and old browsers from public/icon.svg. Run by hand after a change; the result is committed.
 * Usage: node scripts/draw-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { standardBrand } from '#domain/shop/brand.ts'
import { drawIcon, type IconName, icons } from '#server/images/icons.ts'

const folder = new URL('../public/', import.meta.url)
const symbol = readFileSync(new URL('icon.svg', folder))
for (const name of Object.keys(icons) as IconName[])
  writeFileSync(new URL(name, folder), await drawIcon(name, symbol, standardBrand.ground))
