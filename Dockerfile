# The container of the shop: an unprivileged user, production packages only, a read-only root.
# The public settings are fixed when it is built; the secrets come from the environment when it runs.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM packages AS build
COPY . .
ARG VITE_APP_URL
ARG VITE_IDENTITY_PROVIDER=embedded
ARG VITE_IDENTITY_API_KEY
ARG VITE_IDENTITY_AUTH_DOMAIN
ARG VITE_IDENTITY_PROJECT_ID
ARG VITE_IDENTITY_STORAGE_BUCKET
ARG VITE_IDENTITY_MESSAGING_SENDER_ID
ARG VITE_IDENTITY_APP_ID
ARG VITE_PAYMENT_PUBLIC_KEY
ARG SHOP_VERSION
RUN node scripts/build.ts

FROM debian:12.12-slim AS balancer
RUN apt-get update && apt-get install -y --no-install-recommends haproxy && rm -rf /var/lib/apt/lists/*
COPY scripts/containers/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
EXPOSE 3000
# A soft stop: open requests are finished.
STOPSIGNAL SIGUSR1
CMD ["haproxy", "-db", "-f", "/etc/haproxy/haproxy.cfg"]

FROM packages AS runtime-packages
# Without --omit=optional, tools of tests and builds stay as optional peers. The shop needs the optional packages of sharp.
RUN cp -r node_modules/@img /tmp/img && \
  npm prune --omit=dev --omit=optional --no-audit --no-fund && \
  cp -r /tmp/img/. node_modules/@img

FROM node:24.21.0-bookworm-slim
ARG SHOP_VERSION
LABEL org.opencontainers.image.title="Flower boutique" org.opencontainers.image.version="$SHOP_VERSION"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=runtime-packages /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY package.json tsconfig.json ./
COPY src src
COPY scripts scripts
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The bounds of the heap, and the settings of memory above, are those of scripts/support/shop-program.ts.
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "--max-old-space-size=256", "scripts/serve.mjs"]
