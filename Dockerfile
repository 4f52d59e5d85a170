# The image runs a release (npm run release), as an unprivileged user, with its data in the volume /data.
FROM node:26-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/release.mjs --folder=/release

FROM debian:bookworm-slim
RUN groupadd --system --gid 10001 shop \
  && useradd --system --uid 10001 --gid shop --no-create-home --shell /usr/sbin/nologin shop \
  && install --directory --owner=shop --group=shop --mode=0700 /data
COPY --from=build /release /shop
WORKDIR /shop
USER shop
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/shop/node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["/shop/start"]
