import '@sayso/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { takeReturnToken } from './composition/login-return.ts';
import { ServicesContext } from './composition/ServicesContext.ts';
import { createServices } from './composition/services.ts';

const returnToken = takeReturnToken(location, history);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <ServicesContext value={createServices(returnToken)}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ServicesContext>
  </StrictMode>,
);
