import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import FileView from '@site/src/components/docs/FileView';
import Price from '@site/src/components/pricing/Price';
import { brand } from '@site/src/lib/brand';
import styles from './styles.module.css';

const dockerfile = `FROM node:22-alpine
WORKDIR /app
COPY package*.json ./
RUN npm ci --omit=dev
COPY . .
USER node
CMD ["node", "server.js"]`;

const plan = `web      2 × micro
worker   micro
db       micro   1 GB
cache    nano
exports          1 GB`;

const address = `$ git push origin main

$ curl -X POST "$DEPLOY_HOOK"

web--shop.${brand.appsDomain}`;

/** The three steps to get an app onto the platform, each with its file or command. */
export default function HowItWorks(): ReactNode {
  return (
    <ol className={styles.steps}>
      <li>
        <Heading as="h3">Bring what you have</Heading>
        <p>
          A <code>compose.yaml</code>, an image from a registry, or a Git repository with a{' '}
          <code>Dockerfile</code>. The app listens on <code>$PORT</code>, and the image is for{' '}
          <code>linux/amd64</code>. <Link to="/docs/intro/">Which one is for you</Link>
        </p>
        <FileView title="Dockerfile">{dockerfile}</FileView>
      </li>
      <li>
        <Heading as="h3">Read the plan, choose sizes</Heading>
        <p>
          You see each app, database and volume with its size and price before anything runs. Sizes
          start at <Price of="size.nano" />, and you pay for a new one from the next hour.{' '}
          <Link to="/docs/getting-started/create-project/">Create a project</Link>
        </p>
        <FileView title="The plan of a shop" terminal>
          {plan}
        </FileView>
      </li>
      <li>
        <Heading as="h3">Push, and it's released</Heading>
        <p>
          Push to the branch, or call the deploy hook, and the next release starts. The old one
          stops once the new one is healthy. <Link to="/docs/apps/">How releases work</Link>
        </p>
        <FileView title="Terminal" terminal>
          {address}
        </FileView>
      </li>
    </ol>
  );
}
