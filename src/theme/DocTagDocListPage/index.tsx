import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import type { Props } from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import React, { type ReactNode } from 'react';
import Picture from '@site/src/components/shell/Picture';
import { pictureFor } from '@site/src/lib/pictures';
import { lessonAt } from '@site/src/lib/progress';

function useTitle({ tag }: Props): string {
  const { selectMessage } = usePluralForm();
  const { count, label } = tag;
  const nDocsTagged = selectMessage(
    count,
    translate({ id: 'theme.docs.tagDocListPageTitle.nDocsTagged' }, { count }),
  );
  return translate({ id: 'theme.docs.tagDocListPageTitle' }, { nDocsTagged, tagName: label });
}

/** The pages of a tag in rows like posts: a lesson's minutes and level, what it is about, its drawing. */
export default function DocTagDocListPage(props: Props): ReactNode {
  const { tag } = props;
  const title = useTitle(props);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata description={tag.description} title={title} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
        <p>
          <Link href={tag.allTagsPath}>{translate({ id: 'theme.tags.tagsPageLink' })}</Link>
        </p>
        <ul className="post-rows">
          {tag.items.map(({ id, description, permalink, title: name }) => {
            const lesson = lessonAt(permalink);
            return (
              <li key={id}>
                <article className="entry entry--row">
                  <div className="post-facts">
                    {lesson && (
                      <>
                        <span>{lesson.minutes} min</span>
                        <span>{lesson.level}</span>
                      </>
                    )}
                  </div>
                  <div>
                    <Heading as="h2">
                      <Link to={permalink}>{name}</Link>
                    </Heading>
                    <p>{description}</p>
                  </div>
                  {lesson && (
                    <Picture
                      alt=""
                      className="entry-figure"
                      height={156}
                      src={pictureFor(permalink)}
                      width={208}
                    />
                  )}
                </article>
              </li>
            );
          })}
        </ul>
      </main>
    </HtmlClassNameProvider>
  );
}
