# The site as a container: docker build -t website . && docker run -p 8080:8080 --read-only website
# The first stage has Git, which knows when a page was changed last, and the version that the tests run on.
FROM node:24.21.0-bookworm@sha256:64af3819f9275802414d7cdc38c27e9d82bd564dec4d4da87d008255d36c63b4 AS base
WORKDIR /site
COPY package.json package-lock.json .npmrc ./

# The practice machine takes minutes, and only its own package changes it.
FROM base AS machine
RUN apt-get update -qq && apt-get install -qq -y --no-install-recommends bc bison flex xz-utils
COPY packages/practice-machine packages/practice-machine
RUN npm ci --no-audit --no-fund
RUN npm run build -w practice-machine && rm -r /root/.cache/practice-machine/packages

FROM base AS build
# npm links the packages that are there.
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY --from=machine /root/.cache/practice-machine /root/.cache/practice-machine
COPY . .
# What src/lib/brand.ts reads. Unset values follow from the others.
ARG SITE_PRODUCT
ARG SITE_SLUG
ARG SITE_TAGLINE
ARG SITE_COMPANY
ARG SITE_DOMAIN
ARG SITE_URL
ARG SITE_CONSOLE_URL
ARG SITE_BACKEND_URL
ARG SITE_STATUS_URL
ARG SITE_SUPPORT_MAIL
ARG SITE_SOURCE_URL
ARG ANALYTICS_SCRIPT
ARG ANALYTICS_WEBSITE_ID
RUN npm run build -- --release

FROM caddy:2.11.4-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648
# The port is above 1023. With the capability to bind lower ones in its file, the program does not
# start where all capabilities are dropped.
RUN setcap -r /usr/bin/caddy
COPY deploy/Caddyfile deploy/access-log.caddy deploy/options.caddy deploy/site.caddy /etc/caddy/
COPY --from=build /site/build /srv
ENV PORT=8080 SITE_ROOT=/srv
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD wget -q -O /dev/null "http://127.0.0.1:${PORT}/"
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
