import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import styles from './styles.module.css';

/** The three steps to get an app onto the platform. */
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
      </li>
      <li>
        <Heading as="h3">Read the plan, choose sizes</Heading>
        <p>
          You see each app, database and volume with its size and price before anything runs. Sizes
          start at <Price of="size.nano" />, and you pay for a new one from the next hour.{' '}
          <Link to="/docs/getting-started/create-project/">Create a project</Link>
        </p>
      </li>
      <li>
        <Heading as="h3">Push, and it's released</Heading>
        <p>
          Push to the branch, or call the deploy hook, and the next release starts. The old one
          stops once the new one is healthy. <Link to="/docs/apps/">How releases work</Link>
        </p>
      </li>
    </ol>
  );
}
