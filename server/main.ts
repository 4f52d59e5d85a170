import { staffWelcomePath } from '#app/paths.ts'
import { bothNames, type ShopDetails } from '#domain/shop/shop-details.ts'
import { inviteHours } from '#domain/staff/office/sign-in-limits.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { openStaff } from './accounts/open-staff.ts'
import { inviteFirstOwner } from './accounts/people/invite-links.ts'
import { createSite, type Site } from './app.ts'
import { BackupError } from './backup/backup-contents.ts'
import { backUpBeforeUpdate } from './backup/before-update.ts'
import { isCommand, runCommand } from './backup/commands.ts'
import { listenForBackups } from './backup/live-backup.ts'
import { awaitsDemoDay } from './commands/demo/demo-day.ts'
import { loadUploadedPicture } from './db/shop/images.ts'
import { StartError } from './db/store/start-error.ts'
import { openStore, type Store } from './db/store/store.ts'
import { databaseClock } from './db/work/bulk-context.ts'
import { type Env, readEnv } from './env.ts'
import { type Listening, listen, listenerOf } from './http/listen.ts'
import { printRequests, watchRequests } from './http/request-watch.ts'
import { idleMachine } from './idle-machine.ts'
import { createPictureStore } from './images/picture-store.ts'
import { startBackups } from './jobs/backups.ts'
import { startClosingPages } from './jobs/closing-pages.ts'
import { startDeadlines } from './jobs/deadlines.ts'
import { startErasures } from './jobs/erasures.ts'
import { startNotices } from './jobs/notices.ts'
import { startRefunds } from './jobs/refunds.ts'
import { startUnusedPictures } from './jobs/unused-pictures.ts'
import { startWebhooks } from './jobs/webhooks.ts'
import { clientReader, proxyReader } from './limits/client-address.ts'
import { openSharedCounts } from './limits/counts.ts'
import { createLimiter } from './limits/limiter.ts'
import { atMostEvery, errorLine, logError, logNotice } from './log.ts'
import { openMail } from './mail/open-mail.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openPayments } from './page-data/public/open-payments.ts'
import { createShopDetailsReader } from './page-data/shop-details.ts'
import { openPageBuild } from './pages/page-build.ts'
import { endOnUnhandledErrors } from './unhandled-errors.ts'

/** Current requests may finish. */
const drainMs = 10_000
/** In milliseconds without a request, before pictures are rendered ahead. */
const quietMs = 3_000

// `npm run bench -- start` reads these marks.
performance.mark('program loaded')
endOnUnhandledErrors()
// Later files contain personal data, and DATA_DIR may be readable by others.
process.umask(0o077)
/** `--empty` opens a shop without the demo's menu. */
const isEmpty = process.argv.includes('--empty')
const reading = readEnv(process.env)
if (!reading.ok) {
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}
const [command, ...args] = process.argv.slice(2)
const work = isCommand(command)
  ? runCommand(command, args, reading.env).then((line) => console.log(line))
  : start(reading.env, process.argv.includes('--dev'))
await work.catch((error) => {
  const isForOperator = error instanceof StartError || error instanceof BackupError
  console.error(isForOperator ? error.message : errorLine(error))
  process.exit(1)
})

async function start(env: Env, isDev: boolean): Promise<void> {
  const listening = await takePort(env)
  const now = () => new Date()
  const { databaseUrl, orderSecret } = env
  const dataDir = isEmpty ? env.emptyDataDir : env.dataDir
  const beforeUpdate = backUpBeforeUpdate({ settings: env.backups, dataDir, orderSecret, now: now() })
  const metrics = env.metrics && (await openMetrics())
  const log = metrics?.countErrors(logError) ?? logError
  const wholeStore = await openStore({ databaseUrl, dataDir, orderSecret, now: now(), isEmpty, beforeUpdate })
  const store = byDay(metrics?.countOrders(wholeStore) ?? wholeStore, now)
  const dev = isDev
    ? await (await import('./pages/dev.ts')).openDevPages(listening.server, listening.port)
    : null
  const pages = dev?.source ?? (await openPageBuild(buildDirOf(process.argv)))
  performance.mark('pages loaded')
  // With PORT 0, the port is known only now.
  const siteUrl = env.site.siteUrl.replace(/:0$/, `:${listening.port}`)
  const ways = openPayments({ settings: env.payments, store, siteUrl, now, log })
  const payments = metrics?.countPayments(ways) ?? ways
  const config = { ...env.site, siteUrl, paymentOrigin: payments.ways.provider?.origin ?? null }
  const shop = createShopDetailsReader(store, env.site.details)
  const limiter = createLimiter({
    secret: store.tokenKey,
    guesses: databaseUrl ? await openSharedCounts(store.db) : null,
    report: (line) => logNotice('limits', line),
  })
  const site = await createSite({
    store,
    payments,
    pages,
    images: createPictureStore(store.dataDir, atMostEvery(60_000, log), (file) =>
      loadUploadedPicture(store.db, file),
    ),
    config,
    backups: env.backups,
    metrics: metrics && env.metrics && { access: env.metrics, read: metrics.read(store, env.backups) },
    webhooksReachPrivate: env.webhooksReachPrivate,
    isProduction: env.mode === 'production',
    now,
    log,
    notice: logNotice,
    limiter,
    clientOf: clientReader(env.trustedProxies),
    ...openStaff({ db: store.db, tokenKey: store.tokenKey, siteUrl, limiter, shop, now }),
  })
  const watchers = [metrics?.countRequest, env.logsRequests && printRequests(now)].filter((each) => !!each)
  const listener = watchRequests(listenerOf(site), watchers, proxyReader(env.trustedProxies))
  listening.serve(dev ? dev.inFrontOf(listener) : listener)
  performance.mark('serving')
  const mailer = openMail(env.mail, store.dataDir, (line) => logNotice('mail', line))
  const mail = metrics?.countMails(mailer) ?? mailer
  await startNotices({
    store,
    mail,
    staffAddress: env.mail.staff,
    shop: shop.current,
    ways: payments.ways,
    siteUrl,
    now,
    log,
  })

  const backups = await listenForBackups(store, log)
  const stopBackups = await startBackups({
    store,
    settings: env.backups,
    mail,
    staffAddress: env.mail.staff,
    shop: shop.current,
    now,
    log,
  })
  const clock = databaseClock(store.db)
  await startUnusedPictures({ store, now, clock, log })
  await startRefunds({ store, ways: payments.ways, now, log })
  await startWebhooks({ store, allowsPrivate: env.webhooksReachPrivate, now, log })
  await startClosingPages({ store, provider: payments.ways.provider, now, log })
  const stopErasures = await startErasures({ store, now, clock, log })
  const stopDeadlines = startDeadlines({ store, provider: payments.ways.provider, now, clock, log })

  const home = `http://${/^(0\.0\.0\.0|127\.0\.0\.1|::1?)$/.test(env.host) ? 'localhost' : env.host}:${listening.port}`
  const details = await shop.current()
  const english = details.hasEnglish ? `\n  English  ${home}/en/` : ''
  console.log(`${bothNames(details.name)}\n  中文     ${home}/${english}`)
  if (payments.watch)
    console.log(
      'Payments are only practised, until a request reaches the shop by another name than localhost or through a proxy',
    )
  await printFirstSteps(store, siteUrl, details, now())
  const stopping = stopOnSignal(listening, store, async () => {
    site.endStreams()
    stopErasures()
    backups?.close()
    stopBackups()
    await Promise.all([dev?.close(), stopDeadlines()])
  })
  if (!dev && env.warmsUp) warmUp(site, listening, stopping)
}

/** A failure is logged again when the resource is requested. */
function warmUp(site: Site, { quiet }: Listening, signal: AbortSignal) {
  const idle = async () => {
    await quiet(quietMs)
    await idleMachine(signal)
  }
  site.warm({ quiet: idle, signal }).catch((error) => {
    if (!signal.aborted) logError('warming up', error)
  })
}

/** Prints the link for the first owner. */
async function printFirstSteps(
  store: Store,
  siteUrl: string,
  details: ShopDetails,
  now: Date,
): Promise<void> {
  try {
    const invite = await inviteFirstOwner(store.db, now)
    if (!invite) return
    console.log(`Back office 後台: this link makes its first account, once, within ${inviteHours} hours`)
    console.log(`  ${siteUrl}${staffWelcomePath(invite.secret)}`)
    if (await awaitsDemoDay(store, details))
      console.log('Demo 示範: stop the server and run npm run demo:day -- 60, which fills a day with orders')
  } catch (error) {
    // The shop works without its back office; the next start prints the link.
    logError('the link for the first account', error)
  }
}

async function takePort({ port, host, trustedProxies }: Env): Promise<Listening> {
  try {
    return await listen(port, host, { isProxy: proxyReader(trustedProxies) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE')
      throw new StartError(`port ${port} is taken: stop what uses it, or set PORT to another one`)
    throw new StartError(`can not listen on ${host}:${port}: ${code}`)
  }
}

function stopOnSignal(listening: Listening, store: Store, stopWork: () => Promise<void>): AbortSignal {
  const stopping = new AbortController()
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    await stopWork()
    await listening.drain(drainMs)
    await store.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error) => {
        logError('stopping', error)
        process.exit(1)
      })
    })
  }
  return stopping.signal
}

/** `--build=DIR` runs another build than build/. */
function buildDirOf(args: readonly string[]): string {
  return args.find((arg) => arg.startsWith('--build='))?.slice('--build='.length) ?? 'build'
}
