/** Lighthouse measures every page of both languages with its phone profile. */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { shop } from './shop.ts'
import type { Row } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function measureLighthouse(origin: string): Promise<Row[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    const rows: Row[] = []
    for (const address of addressesOf(shop)) rows.push(await rowOf(address, origin, port))
    return rows
  } finally {
    await browser.close()
  }
}

async function rowOf(address: string, origin: string, port: number): Promise<Row> {
  const result = await lighthouse(origin + address, {
    port,
    onlyCategories: [...categories],
    logLevel: 'error',
    output: 'json',
  })
  if (!result) return { what: address, ours: 'no report' }
  const { categories: match, audits } = result.lhr
  const scores = categories.map((category) => Math.round((match[category]?.score ?? 0) * 100))
  const failures = categories.flatMap((category) =>
    category === 'performance'
      ? []
      : (match[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
          weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
        ),
  )
  return {
    what: address,
    ours: [scores.join(' '), ...failures].join(' '),
    target: '100 100 100 100',
    met: scores.every((score) => score === 100),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
