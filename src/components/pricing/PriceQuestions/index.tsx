import React, { type ReactNode } from 'react';
import Limit from '@site/src/components/docs/Limit';
import Price from '@site/src/components/pricing/Price';
import { Question, Questions } from '@site/src/components/docs/Questions';

/** Questions about prices that people have before they sign up. */
export default function PriceQuestions(): ReactNode {
  return (
    <Questions>
      <Question id="vat" q="Do the prices include VAT?">
        <p>
          No. Our customers are businesses, self-employed people, associations and public bodies, so
          prices are net. If your company is elsewhere in the EU and has a VAT id, we invoice you by
          reverse charge.
        </p>
      </Question>
      <Question id="by-the-hour" q="What does billing by the hour mean?">
        <p>
          Each hour you begin costs the monthly price divided by <Limit of="billing.hours" />, and a
          month never costs more than the monthly price. If an app runs for an hour and twenty
          minutes, you pay for two hours. You pay for a new size from the next hour.
        </p>
      </Question>
      <Question id="stopped" q="What does a stopped app cost?">
        <p>
          Only its volumes, at <Price of="disk" /> a GB and month. Without a volume it costs nothing
          while it's stopped.
        </p>
      </Question>
      <Question id="same-price" q="Does a database cost more than an app?">
        <p>
          No, a size has one price. For PostgreSQL and MySQL you also pay for disk beyond the first{' '}
          <Limit of="disk.databaseIncluded" />. Redis includes disk for twice its memory. MySQL
          starts at micro. Each replica of an app counts as one.
        </p>
      </Question>
      <Question id="traffic" q="How much traffic is included?">
        <p>
          Incoming and internal traffic is free. Each project includes{' '}
          <Limit of="traffic.included" /> of outgoing traffic a month. Beyond that a terabyte,
          counted decimally, costs <Price of="traffic" />.
        </p>
      </Question>
      <Question id="budget" q="Can I limit the bill?">
        <p>
          You can set a budget. We mail you at <Limit of="budget.mails" /> of it and, if you like,
          refuse new resources once it's used up. But a budget never stops running services, so it
          warns you and doesn't cap the bill.
        </p>
      </Question>
      <Question id="payment" q="How do I pay?">
        <p>
          By SEPA direct debit or card. The invoice for a month comes on the 1st of the next one and
          is due in <Limit of="invoice.due" />. If you don't pay, apps stop after{' '}
          <Limit of="unpaid.stop" />, and we keep your data for <Limit of="unpaid.keep" /> more.
        </p>
      </Question>
      <Question id="minimum" q="Is there a minimum term or a fee for leaving?">
        <p>
          Neither. You can cancel a project at any hour. You can export databases as dumps and
          volumes over SFTP at any time, and the traffic for your move is included.
        </p>
      </Question>
    </Questions>
  );
}
