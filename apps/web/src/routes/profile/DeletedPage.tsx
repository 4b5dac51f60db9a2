import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CenteredPage } from '../../shell/CenteredPage.tsx';

/** Milliseconds until somebody whose account is gone is sent to sign-in (spec §9). */
const redirectDelay = 2000;

/** The account is gone. */
export const DeletedPage = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CenteredPage
      coach="Daisy"
      state="sleeping"
      title="Your account is deleted."
      text="Everything that was yours is gone from here. You are welcome to begin again."
    />
  );
};
