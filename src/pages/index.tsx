import Layout from '@theme/Layout';
import React from 'react';

export default function Home(): React.ReactNode {
  return <Layout description="Docker and Git apps on bare metal in Europe, with databases, volumes, SSL and logs built in."><main><h1>Home</h1></main></Layout>;
}
