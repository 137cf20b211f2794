import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Figure from '@site/src/components/docs/Figure';
import Hero from '@site/src/components/shell/Hero';
import PageFrame from '@site/src/components/shell/PageFrame';
import Section from '@site/src/components/shell/Section';
import IronBand from '@site/src/components/trust/IronBand';
import Isolation from '@site/src/components/trust/isolation.svg';
import Layers from '@site/src/components/trust/layers.svg';
import Ledger from '@site/src/components/trust/Ledger';
import { isolation, keys, patching, notPromised } from '@site/src/components/trust/security';
import { brand } from '@site/src/lib/brand';
import styles from './security.module.css';

/** How customers are kept apart, who has which key, who patches what, how data comes back, and how to report a hole. */
export default function Security(): ReactNode {
  return (
    <PageFrame
      description={`How ${brand.product} keeps customers apart, who has which key, who patches what, how you restore a backup, how to report a vulnerability, and what isn't promised.`}
      title="Security"
    >
      <Hero
        above={`${brand.product} runs Docker and Git apps in Germany and Finland`}
        title="Security: what protects your data, and what doesn't"
      >
        You share hosts and their kernel with other customers. Here's what's between you and them,
        who has which key, how you get your data back, and what we don't promise. Found a hole?{' '}
        <Link to="#disclosure">Report it</Link>.
      </Hero>

      <Section id="isolation" title="What keeps customers apart">
        <div className={styles.columns}>
          <Ledger rows={isolation} />
          <Figure caption="Visitors come in over TLS. You come in with your SSH key and through the console, and a deploy hook can start a release. Two projects on one host have separate networks, but they share its kernel.">
            <Isolation
              aria-label="Your project and another customer's are on one host with one kernel, and their networks don't meet. Visitors reach your app by TLS, you reach the database with your SSH key. The database has a second copy on another host, sent through WireGuard, and a backup each night in the other region."
              role="img"
            />
          </Figure>
        </div>
      </Section>

      <IronBand
        figure={<Limit of="backup.loss" />}
        id="restore"
        lead={
          <>
            We back up paid databases once a day, at <Limit of="backup.time" />, and keep each
            backup for <Limit of="backup.days" /> in the other region. There's no point-in-time
            recovery.
          </>
        }
        title="The most you can lose by going back to a backup"
      >
        <p>
          <b>Restore one before you need to.</b> It takes a quiet afternoon, and then you know your
          recovery time.
        </p>
        <ol>
          <li>
            Under <b>Backups</b>, restore last night's backup into a new database.{' '}
            <Link to="/docs/services/postgresql/backups/#backups">PostgreSQL</Link>,{' '}
            <Link to="/docs/services/mysql/backups/#backups">MySQL</Link> and{' '}
            <Link to="/docs/services/redis/#backups">Redis</Link> each have the steps.
          </li>
          <li>Through the bastion, count the rows of your largest table in both databases.</li>
          <li>Write down how long all this took, then delete the new database.</li>
        </ol>
        <p>
          The free PostgreSQL has no backups at all. Volumes have{' '}
          <Link to="/docs/services/volumes/#snapshots">snapshots</Link> only if you switch them on,
          and they stay in the volume's own region.
        </p>
      </IronBand>

      <Section id="keys" title="Who has which key">
        <Ledger rows={keys} />
      </Section>

      <Section id="patching" title="Who patches what, and when">
        <div className={styles.columns}>
          <Ledger rows={patching} />
          <Figure caption="Who does which update, from your code down to the machine.">
            <Layers
              aria-label="Five layers. You patch your code with its packages and the base of your image. We patch managed databases, in your window, and hosts, edge and bastion. Hetzner looks after machines and data centres."
              role="img"
            />
          </Figure>
        </div>
      </Section>

      <Section
        id="disclosure"
        lead="Found a hole in the platform or on this website? Tell us before anybody else."
        title="Report a vulnerability"
      >
        <div className={styles.columns}>
          <div>
            <p>
              Write to <Link to={`mailto:${brand.supportMail}`}>{brand.supportMail}</Link> in
              English or German, with 'security' in the subject. Say what you did, what you saw and
              how to repeat it. A person answers within <Limit of="support.answer" />.
            </p>
            <p>
              Leave other people's data alone, don't change or delete anything, and don't publish
              before it's fixed. Test with your own account, and go no further than your report
              needs: the <Link to="/docs/legal/terms/#acceptable-use">terms</Link> forbid the rest.
            </p>
          </div>
          <div>
            <p>
              We don't promise a bounty, and we can't name a day for a fix before we've seen the
              report. The same address is in{' '}
              <a href="/.well-known/security.txt">
                <code>security.txt</code>
              </a>
              , for tools that look there.
            </p>
            <p>
              Report spam, scans or other abuse from our addresses to the same mail address. Send
              the time in UTC, the addresses and the log lines. For illegal content, there's{' '}
              <Link to="/docs/legal/#notice">a form</Link>.
            </p>
          </div>
        </div>
      </Section>

      <Section id="not-promised" title="What isn't promised">
        <Ledger rows={notPromised} />
        <p className={styles.after}>
          The page <Link to="/docs/not-offered/">Not offered</Link> lists more, with what to do
          instead. Your auditor will want{' '}
          <Link to="/trust/">the agreement, the sub-processors and the questionnaire</Link>.
        </p>
      </Section>
    </PageFrame>
  );
}
